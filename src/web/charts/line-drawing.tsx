import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-props.ts';
import { axis, ChartTip, margin } from './chart-style.tsx';

export function LineDrawing({ points, color, domain, ticks, valueText }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={points} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...axis} interval="preserveStartEnd" padding={{ left: 16, right: 16 }} />
        <YAxis domain={domain} {...(ticks ? { ticks } : {})} width={40} {...axis} axisLine={false} />
        <Tooltip
          content={({ active, payload }) => (
            <ChartTip active={active} payload={payload} valueText={valueText} />
          )}
        />
        <Line
          dataKey="value"
          type="monotone"
          stroke={color}
          strokeWidth={2.5}
          dot={{ r: 4, fill: 'var(--raised)', stroke: color, strokeWidth: 2.5 }}
          activeDot={{ r: 6, fill: color, stroke: 'var(--raised)' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
