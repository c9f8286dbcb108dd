import { useWidth } from '#web/lib/use-width.ts';
import { halo, labelHeight, MeanLine, meanHeight, OtherMean } from './dot-row-means.tsx';
import { linearScale } from './linear-scale.ts';
import { countColumns, stackDots } from './stack-dots.ts';

/** A group of days that is drawn as one row. */
export interface DotRow {
  label: string;
  /** Whether the days are dots. Otherwise, they are rings. */
  isFilled: boolean;
  days: readonly { day: string; outcome: number }[];
  /**
   * The mean of the outcomes, and its text, which is empty if the person hides the numbers. Undefined draws no mean.
   */
  mean: { value: number; text: string } | undefined;
}

interface Props {
  /** The rows from top to bottom. */
  rows: readonly DotRow[];
  domain: [number, number];
  ticks: readonly { value: number; text: string }[];
  /** A CSS colour. */
  color: string;
  /** The colour behind the drawing. */
  background?: string;
  /** The width of the drawing in pixels. */
  width: number;
  /** The least height of the stacks in each row, in dots. Drawings beside each other are then equally high. */
  minLevels?: number;
}

/** The space beside the lowest and the highest value, in pixels. */
const inset = 28;
const rowGap = 12;
const axisHeight = 22;

/** With more days than this, or on a drawing that is narrower than this in pixels, the dots are smaller. */
const [fewDays, wide] = [60, 480];

/** The most dots beside each other at one value, for each distance between the centres of two dots. */
const columnsPerSpacing = { 8: 6, 11: 3, 14: 3 };

/** Returns the distance between the centres of two dots in pixels. */
const spacingOf = (rows: readonly DotRow[], width: number): keyof typeof columnsPerSpacing =>
  rows.reduce((sum, { days }) => sum + days.length, 0) > fewDays ? 8 : width < wide ? 11 : 14;

/** Returns where a value is, in pixels from the left edge of the drawing. */
export const dotRowsScale = (domain: [number, number], width: number) =>
  linearScale(domain, inset, width - inset);

/**
 * Draws a dot for each day at its outcome, in one row for each group of days, in front of a line at the mean of the
 * group. The mean of the first group continues as a dashed line with its value below the label of the second, so that
 * the difference is visible.
 */
export function DotRows({
  rows,
  domain,
  ticks,
  color,
  background = 'var(--raised)',
  width,
  minLevels = 1,
}: Props) {
  const toX = dotRowsScale(domain, width);
  const spacing = spacingOf(rows, width);
  const placed = placeRows(rows, toX, spacing, minLevels);
  const bottom = placed.at(-1)?.base ?? 0;
  const [first] = placed;
  return (
    <svg aria-hidden="true" className="mt-2 block" width={width} height={bottom + axisHeight}>
      {ticks.map(({ value, text }) => (
        <g key={value}>
          {placed.map(({ label, top, base }) => (
            <line
              key={label}
              x1={toX(value)}
              x2={toX(value)}
              y1={top + labelHeight}
              y2={base}
              stroke="var(--line)"
            />
          ))}
          <text x={toX(value)} y={bottom + 17} textAnchor="middle" fontSize="13" fill="var(--muted)">
            {text}
          </text>
        </g>
      ))}
      {placed.map((row, index) => (
        <g key={row.label}>
          <text y={row.top + 14} fontSize="14" fontWeight="600" fill="var(--ink)" {...halo(background)}>
            {row.label}
          </text>
          <line x2={width} y1={row.base} y2={row.base} stroke="var(--control)" />
          {row.mean && <MeanLine {...{ row, background }} text={row.mean.text} x={toX(row.mean.value)} />}
          {index === 1 && first?.mean && (
            <OtherMean
              {...{ row, width }}
              text={first.mean.text}
              x={toX(first.mean.value)}
              ownX={row.mean && toX(row.mean.value)}
            />
          )}
          {row.dots.map(({ day, x, level }) => (
            <circle
              key={day}
              cx={x}
              cy={row.base - (level + 0.6) * spacing}
              r={row.isFilled ? 0.44 * spacing : 0.44 * spacing - 0.75}
              fill={row.isFilled ? color : background}
              stroke={color}
              strokeWidth={row.isFilled ? 0 : 1.5}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Says the labels of the rows to screen readers, from which the drawing is hidden. */
export const DotRowLabels = ({ rows }: Pick<Props, 'rows'>) => (
  <p className="visually-hidden">{rows.map(({ label }) => label).join('. ')}</p>
);

/** Draws the rows as wide as the container. */
export function SizedDotRows(props: Omit<Props, 'width'>) {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} className="min-h-40">
      {width > 0 && <DotRows {...props} width={width} />}
    </div>
  );
}

/**
 * Returns the rows with their dots and their vertical positions. All rows are as high as the highest stack needs, and
 * at least as high as `minLevels` dots.
 */
function placeRows(
  rows: readonly DotRow[],
  toX: (value: number) => number,
  spacing: keyof typeof columnsPerSpacing,
  minLevels: number,
) {
  const places = rows.map(({ days }) => days.map(({ outcome }) => toX(outcome)));
  const columns = Math.min(columnsPerSpacing[spacing], countColumns(places.flat(), spacing));
  const stacked = places.map((each) => stackDots(each, columns, spacing));
  const levels = Math.max(minLevels, ...stacked.flat().map(({ level }) => level + 1));
  const height = labelHeight + meanHeight + levels * spacing;
  return rows.map((row, index) => {
    const top = index * (height + rowGap);
    const dots = row.days.flatMap(({ day }, at) => {
      const dot = stacked[index]?.[at];
      return dot ? [{ day, ...dot }] : [];
    });
    return { ...row, top, base: top + height, dots };
  });
}
