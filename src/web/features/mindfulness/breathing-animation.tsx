import { useEffect, useRef } from 'react';
import { areaColor } from '#web/ui/area.ts';
import { breathDepth } from './breath-depth.ts';
import { type ActiveExercise, secondsLeftOf } from './use-breathing.ts';

const petals = [0, 1, 2, 3, 4, 5, 6, 7];

/** How far the flower is open while no exercise runs, from 0 to 1. A closed flower would be small in its circle. */
const idleDepth = 0.6;

/** Draws a flower that opens while inhaling and closes while exhaling. Each frame is calculated from the time left. */
export function BreathingAnimation({ activeExercise }: { activeExercise: ActiveExercise | undefined }) {
  const flower = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const setDepth = (depth: number) => flower.current?.style.setProperty('--depth', depth.toFixed(4));
    if (!activeExercise) return setDepth(idleDepth);
    let frame = requestAnimationFrame(function draw() {
      setDepth(breathDepth(activeExercise.exercise, secondsLeftOf(activeExercise)));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [activeExercise]);

  return (
    <svg
      ref={flower}
      viewBox="-120 -120 240 240"
      aria-hidden="true"
      className="w-full"
      style={
        { '--depth': activeExercise ? 0 : idleDepth, color: areaColor('mindfulness') } as React.CSSProperties
      }
    >
      <circle r="116" fill="currentColor" opacity="0.07" />
      <circle
        r="44"
        fill="currentColor"
        opacity="0.12"
        style={{ transform: 'scale(calc(1 + var(--depth) * 1.55))' }}
      />
      <g style={{ transform: 'rotate(calc(var(--depth) * 67.5deg)) scale(calc(0.9 + var(--depth) * 0.2))' }}>
        {petals.map((petal) => (
          <circle
            key={petal}
            r="36"
            fill="currentColor"
            fillOpacity="0.17"
            stroke="currentColor"
            strokeOpacity="0.35"
            style={{
              transform: `rotate(${petal * 45}deg) translateY(calc(-26px - var(--depth) * 32px)) scaleY(calc(1 + var(--depth) * 0.12))`,
            }}
          />
        ))}
      </g>
      <circle r="9" fill="var(--apricot)" style={{ transform: 'scale(calc(1 + var(--depth) * 0.7))' }} />
    </svg>
  );
}
