import type { ChartPoint } from './chart-props.ts';

/** The style that all axes share. */
export const axis = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--muted)', fontSize: 14 },
  tickLine: false,
} as const;

export const margin = { top: 8, right: 8, bottom: 0, left: 0 };

interface TooltipProps {
  active?: boolean | undefined;
  payload?: readonly { payload?: ChartPoint | undefined }[] | undefined;
  formatValue: (value: number) => string;
  trendHeading?: string | undefined;
}

/** Shows the name and the value of the point under the pointer. */
export function ChartTooltip({ active, payload, formatValue, trendHeading }: TooltipProps) {
  const point = payload?.[0]?.payload;
  // A row without a value only interrupts the line (see `withBreaks`), so it has no tooltip.
  if (!active || point?.value === undefined) return null;
  return (
    <div className="rounded-base border border-line bg-raised px-3 py-2 text-small shadow-lifted">
      <p className="text-muted">{point.name}</p>
      <p className="font-semibold tabular-nums">{formatValue(point.value)}</p>
      {trendHeading && point.trend !== undefined && (
        <p className="text-muted tabular-nums">
          {trendHeading}: {formatValue(point.trend)}
        </p>
      )}
    </div>
  );
}
