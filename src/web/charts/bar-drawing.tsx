import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart-props.ts';
import { axis, ChartTooltip, margin } from './chart-style.tsx';

export function BarDrawing({ points, color, domain, ticks, formatValue }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={points} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...axis} interval="preserveStartEnd" />
        <YAxis domain={domain} {...(ticks ? { ticks } : {})} width={40} {...axis} axisLine={false} />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          content={({ active, payload }) => (
            <ChartTooltip active={active} payload={payload} formatValue={formatValue} />
          )}
        />
        <Bar dataKey="value" fill={color} radius={[4, 4, 0, 0]} maxBarSize={40} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
