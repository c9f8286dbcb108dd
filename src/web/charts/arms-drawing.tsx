import {
  CartesianGrid,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axis, ChartTooltip, margin } from './chart-style.tsx';

/** The outcome of one day of an experiment. */
interface ArmPoint {
  /** The position on the horizontal axis: the index of the day in the experiment. */
  at: number;
  /** The short name of the day, shown on the axis. */
  label: string;
  /** The full name of the day, shown in the tooltip. */
  name: string;
  value: number;
  /** Whether the experiment's schedule asks for the action on this day. */
  isOn: boolean;
}

interface Props {
  /** The days that have an outcome. */
  points: readonly ArmPoint[];
  /** How many days the horizontal axis covers. */
  dayCount: number;
  /** A CSS colour. */
  color: string;
  formatValue: (value: number) => string;
  /** The lowest and the highest value of the value axis, and the values that have a tick. */
  scale: { domain: [number, number]; ticks: number[] };
  /** The mean outcome of the days with the action off. If undefined, no line is drawn. */
  baseline?: number;
  /** Whether the value axis has numbers. */
  hasNumbers: boolean;
  /** The estimated mean outcome of the days with the action on. */
  estimate?: number;
  /** The confidence interval of `estimate`: its lower and upper end. */
  band?: readonly [number, number];
}

/**
 * Draws the days of an experiment: a filled point for a day with the action on, and a hollow point for any other day. A
 * dashed line shows `baseline`, a solid line `estimate`, and a band the confidence interval of `estimate`.
 */
export function ArmsDrawing(props: Props) {
  const { points, dayCount, color, formatValue, scale, baseline, hasNumbers, estimate, band } = props;
  const labels = new Map(points.map(({ at, label }) => [at, label]));
  return (
    <div aria-hidden="true" className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <ScatterChart margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="at"
            domain={[-1, dayCount]}
            ticks={points.map(({ at }) => at)}
            tickFormatter={(at: number) => labels.get(at) ?? ''}
            minTickGap={24}
            interval="preserveStartEnd"
            {...axis}
          />
          <YAxis
            type="number"
            dataKey="value"
            domain={scale.domain}
            ticks={scale.ticks}
            width={hasNumbers ? 40 : 8}
            {...axis}
            {...(!hasNumbers && { tick: false })}
            axisLine={false}
          />
          <Tooltip
            content={({ active, payload }) => (
              <ChartTooltip active={active} payload={payload} formatValue={formatValue} />
            )}
          />
          {band && (
            <ReferenceArea y1={band[0]} y2={band[1]} fill={color} fillOpacity={0.15} ifOverflow="hidden" />
          )}
          {baseline !== undefined && (
            <ReferenceLine y={baseline} stroke="var(--muted)" strokeWidth={2} strokeDasharray="6 5" />
          )}
          {estimate !== undefined && <ReferenceLine y={estimate} stroke={color} strokeWidth={2.5} />}
          <Scatter data={points.filter(({ isOn }) => isOn)} fill={color} isAnimationActive={false} />
          <Scatter
            data={points.filter(({ isOn }) => !isOn)}
            fill="var(--raised)"
            stroke={color}
            strokeWidth={2}
            isAnimationActive={false}
          />
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  );
}
