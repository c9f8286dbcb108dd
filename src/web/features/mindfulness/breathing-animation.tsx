import { useEffect, useRef } from 'react';
import { breathDepth } from './breath-depth.ts';
import { BreathingFlower } from './breathing-flower.tsx';
import { type ActiveExercise, secondsLeftOf } from './use-breathing.ts';

/** Draws a flower that opens while inhaling and closes while exhaling. Each frame is calculated from the time left. */
export function BreathingAnimation({ active }: { active: ActiveExercise }) {
  const flower = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      const depth = breathDepth(active.exercise, secondsLeftOf(active));
      flower.current?.style.setProperty('--depth', depth.toFixed(4));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [active]);

  return <BreathingFlower ref={flower} depth={0} hasHalo />;
}
