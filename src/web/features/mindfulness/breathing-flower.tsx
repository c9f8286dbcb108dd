import type { Ref } from 'react';
import { areaColor } from '#web/ui/area.ts';

interface Props {
  /** How far the flower is open, from 0 to 1. The default is for a flower without an exercise. */
  depth?: number;
  /** Adds wide circles that reach beyond the drawing. */
  hasHalo?: boolean;
  /** A caller that animates the flower sets the CSS variable `--depth` of this element. */
  ref?: Ref<SVGSVGElement>;
}

const petals = [0, 1, 2, 3, 4, 5, 6, 7];
const haloRadii = [164, 224, 300];

/** Draws a flower of eight petals, which shows how full the lungs are. */
export function BreathingFlower({ depth = 0.6, hasHalo = false, ref }: Props) {
  return (
    <svg
      ref={ref}
      viewBox="-120 -120 240 240"
      aria-hidden="true"
      className="w-full overflow-visible"
      style={{ '--depth': depth, color: areaColor('mindfulness') } as React.CSSProperties}
    >
      {hasHalo &&
        haloRadii.map((radius) => (
          <circle
            key={radius}
            r={radius}
            fill="currentColor"
            opacity="0.035"
            style={{ transform: 'scale(calc(0.94 + var(--depth) * 0.06))' }}
          />
        ))}
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
