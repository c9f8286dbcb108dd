/** The line at the median of the year, in the drawings of the year and beside its value. */
export const medianStroke = {
  fill: 'none',
  stroke: 'var(--muted)',
  strokeWidth: 1,
  strokeDasharray: '3 2',
  vectorEffect: 'non-scaling-stroke',
} as const;
