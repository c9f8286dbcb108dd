import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axis, margin } from './chart-style.tsx';
import type { PairProps } from './pair-props.ts';

/** Draws the first line solid with hollow dots, and the second dashed with filled dots. */
export function PairDrawing({ points, first, second, domain, ticks }: PairProps) {
  const line = { type: 'monotone', strokeWidth: 2.5, isAnimationActive: false } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...axis} interval="preserveStartEnd" padding={{ left: 16, right: 16 }} />
        <YAxis domain={domain} ticks={ticks} width={40} {...axis} axisLine={false} />
        <Tooltip
          content={({ active, payload }) => (
            <PairTooltip point={active ? payload?.[0]?.payload : undefined} first={first} second={second} />
          )}
        />
        <Line
          {...line}
          dataKey="first"
          stroke={first.color}
          dot={{ r: 4, fill: 'var(--raised)', stroke: first.color, strokeWidth: 2.5 }}
        />
        <Line
          {...line}
          dataKey="second"
          stroke={second.color}
          strokeDasharray="6 5"
          dot={{ r: 3.5, fill: second.color, strokeDasharray: '' }}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

type PairTooltipProps = Pick<PairProps, 'first' | 'second'> & {
  point: PairProps['points'][number] | undefined;
};

function PairTooltip({ point, first, second }: PairTooltipProps) {
  if (!point) return null;
  return (
    <div className="rounded-base border border-line bg-raised px-3 py-2 text-small shadow-lifted">
      <p className="text-muted">{point.name}</p>
      <p className="font-semibold tabular-nums">{first.formatValue(point.first)}</p>
      <p className="font-semibold tabular-nums">{second.formatValue(point.second)}</p>
    </div>
  );
}
