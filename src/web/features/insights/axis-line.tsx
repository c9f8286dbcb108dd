import type { ReactNode } from 'react';
import type { PlotFrame } from './plot-scale.ts';

interface Props {
  frame: PlotFrame;
  value: number;
  children: ReactNode;
}

/** Draws a horizontal line at a value of the vertical axis, with its label. */
export function AxisLine({ frame, value, children }: Props) {
  const y = frame.toY(value);
  return (
    <>
      <line x1={frame.left} x2={frame.right} y1={y} y2={y} stroke="var(--line)" />
      <text x={frame.left - 10} y={y + 5} textAnchor="end" fontSize="14" fill="var(--muted)">
        {children}
      </text>
    </>
  );
}
