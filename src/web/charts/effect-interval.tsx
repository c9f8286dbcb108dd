/** Returns the horizontal position of a value, in percent of the drawing. */
export type Place = (value: number) => number;

interface Props {
  effect: number;
  low: number;
  high: number;
  /** The end of the axis. */
  reach: number;
  place: Place;
  color: string;
}

/** Draws the axis, the confidence interval and a dot at the effect. */
export const EffectInterval = ({ effect, low, high, reach, place, color }: Props) => (
  <div className="relative h-3">
    <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
    <span className="absolute -top-1 -bottom-1 w-px bg-ink" style={{ left: `${place(0)}%` }} />
    <span className="absolute inset-y-0.5 w-px bg-control" style={{ left: `${place(reach)}%` }} />
    <span
      className="absolute top-1/2 h-0.5 -translate-y-1/2"
      style={{
        left: `${place(low)}%`,
        right: `${100 - place(high)}%`,
        background: color,
      }}
    />
    {[low, high].map((bound) => (
      <span
        key={bound}
        className="absolute inset-y-0 w-0.5 -translate-x-1/2"
        style={{ left: `${place(bound)}%`, background: color }}
      />
    ))}
    <span
      className="absolute top-1/2 size-2 -translate-x-1/2 -translate-y-1/2 rounded-full"
      style={{ left: `${place(effect)}%`, background: color }}
    />
  </div>
);
