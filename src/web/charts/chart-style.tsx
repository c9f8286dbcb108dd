import type { ChartPoint } from './chart-props.ts';

/** Every axis and grid is drawn alike. */
export const axis = {
  stroke: 'var(--line)',
  tick: { fill: 'var(--muted)', fontSize: 14 },
  tickLine: false,
} as const;

export const margin = { top: 8, right: 8, bottom: 0, left: 0 };

interface TipProps {
  active?: boolean | undefined;
  payload?: readonly { payload?: ChartPoint }[] | undefined;
  valueText: (value: number) => string;
  trendHead?: string | undefined;
}

/** What stands beside the pointer. */
export function ChartTip({ active, payload, valueText, trendHead }: TipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className="rounded-base border border-line bg-raised px-3 py-2 text-small shadow-lifted">
      <p className="text-muted">{point.name}</p>
      <p className="font-semibold tabular-nums">{valueText(point.value)}</p>
      {trendHead && point.trend !== undefined && (
        <p className="text-muted tabular-nums">
          {trendHead}: {valueText(point.trend)}
        </p>
      )}
    </div>
  );
}
