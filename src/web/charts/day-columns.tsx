import type { Usual } from '#domain/measures/usual.ts';
import { AxisTick } from './axis-tick.tsx';
import { DayMark, type DayPoint, columnsHeight as height } from './day-mark.tsx';
import { placeDays } from './place-days.ts';
import { QuartileBand } from './quartile-band.tsx';

interface Props {
  /** `line` joins the points, unless a day between them has no value: lines between a few points would be fragments. */
  kind: 'line' | 'bar';
  /** At most about ten points, from left to right. A point whose value is null is a short dash. */
  points: readonly (Omit<DayPoint, 'value'> & { value: number | null })[];
  /** The lowest and the highest number on the value axis. */
  domain: readonly [number, number];
  /** The values that have a tick. The texts of the ticks are to the left of the drawing. */
  ticks?: readonly { value: number; text: string }[];
  /** A CSS colour. */
  color: string;
  /** The usual values of the person. A band between their quartiles is drawn behind the points. */
  usual?: Usual | null | undefined;
  /** Returns the text above a point. If undefined, the points have no texts. */
  formatShort?: (value: number) => string;
}

/** The space above the highest value for the text of its point, in pixels. */
const headroom = 26;
/** The space below the lowest value of a line for the text of its point, in pixels. */
const footroom = 18;

/** Draws a column for each day: a bar, or a point. Leaves columns empty for days without a point (see `placeDays`). */
export function DayColumns({ kind, points, domain, ticks = [], color, usual, formatShort }: Props) {
  const [lowest, highest] = domain;
  const floor = kind === 'bar' ? height : height - footroom;
  const toY = (value: number) => floor - ((value - lowest) / (highest - lowest)) * (floor - headroom);
  const { columns, count } = placeDays(points.map(({ at }) => at));
  const known = points.map(({ value, ...point }) => (value === null ? undefined : { ...point, value }));
  const isJoined = kind === 'line' && count === points.length && !known.includes(undefined);
  const width = 100 / count;
  /** Returns a horizontal position: `share` is from 0 at the left end of the point's column to 1 at its right end. */
  const toX = (index: number, share = 0.5) => `${((columns[index] ?? 0) + share) * width}%`;
  return (
    <div aria-hidden="true">
      <svg aria-hidden="true" className="block w-full overflow-visible" height={height}>
        {ticks.map(({ value, text }) => (
          <AxisTick key={value} text={text} y={toY(value)} />
        ))}
        {usual && <QuartileBand {...{ usual, toY, color }} />}
        {(kind === 'bar' || ticks.length === 0) && (
          <line x2="100%" y1={height - 0.5} y2={height - 0.5} stroke="var(--line)" />
        )}
        {isJoined && (
          <svg aria-hidden="true" className="overflow-visible" stroke={color} strokeWidth="2" opacity="0.5">
            {known.slice(1).map((point, index) => (
              <line
                key={point?.name}
                x1={toX(index)}
                y1={toY(known[index]?.value ?? 0)}
                x2={toX(index + 1)}
                y2={toY(point?.value ?? 0)}
              />
            ))}
          </svg>
        )}
        {known.map((point, index) =>
          point ? (
            <DayMark
              key={point.name}
              kind={kind}
              point={point}
              x={toX(index)}
              left={toX(index, 0.2)}
              width={`${0.6 * width}%`}
              y={toY(point.value)}
              color={color}
              text={formatShort?.(point.value)}
              isTextBelow={isJoined && isLow(known, index)}
            />
          ) : (
            <MissingMark key={points[index]?.name} from={toX(index, 0.4)} to={toX(index, 0.6)} />
          ),
        )}
      </svg>
      <div
        className="mt-2 grid text-center text-small text-muted"
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      >
        {points.map(({ name, label }, index) => (
          <span
            key={name}
            className="row-start-1 whitespace-pre"
            style={{ gridColumnStart: (columns[index] ?? 0) + 1 }}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Draws a short dash above the axis for a day without a value. */
const MissingMark = ({ from, to }: { from: string; to: string }) => (
  <line
    x1={from}
    x2={to}
    y1={height - 8}
    y2={height - 8}
    stroke="var(--muted)"
    strokeWidth="2"
    strokeLinecap="round"
  />
);

/** Returns whether a point is below the middle of its neighbours, so that its text is below it, away from the lines. */
function isLow(points: readonly (DayPoint | undefined)[], index: number): boolean {
  const value = points[index]?.value ?? 0;
  const neighbours = [points[index - 1], points[index + 1]].flatMap((point) => point ?? []);
  return neighbours.reduce((rise, neighbour) => rise + neighbour.value - value, 0) > 0;
}
