import { useEffect, useEffectEvent, useRef } from 'react';

const barCount = 24;

/**
 * Shows the loudness of the microphone as moving bars, the newest bar at the right. `level` returns the current
 * loudness, from 0 to 1.
 */
export function LevelMeter({ level }: { level: () => number }) {
  const bars = useRef<HTMLDivElement>(null);
  const readLevel = useEffectEvent(level);
  useEffect(() => {
    const heights = Array.from({ length: barCount }, () => 0);
    const draw = () => {
      heights.shift();
      heights.push(readLevel());
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        // Speech has low values on a linear scale. The square root makes the bars high enough to see.
        (bar as HTMLElement).style.height = `${Math.max(8, Math.sqrt(heights[index] ?? 0) * 100)}%`;
      }
    };
    const timer = setInterval(draw, 80);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={bars} aria-hidden="true" className="flex h-9 grow items-center gap-0.5">
      {Array.from({ length: barCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order.
        <span key={index} className="w-1 grow rounded-full bg-primary" style={{ height: '8%' }} />
      ))}
    </div>
  );
}
