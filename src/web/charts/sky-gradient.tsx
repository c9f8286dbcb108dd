/**
 * The style of a drawing of a night. It has the colours of the dark theme in both themes, so that the sky is dark and
 * the bars are bright, but a bluer night.
 */
export const nightScene = 'scheme-dark [--night:#22315a]';

const mix = (color: string, percent: number, other: string) =>
  `color-mix(in oklab, var(${color}) ${percent}%, var(${other}))`;

/** The colours of the sky from the evening to the morning, each with its distance from the top. */
const colors = [
  { offset: '0%', color: mix('--night', 86, '--sleep') },
  { offset: '46%', color: mix('--night', 96, '--sleep') },
  { offset: '72%', color: mix('--night', 78, '--sleep') },
  { offset: '92%', color: mix('--apricot', 42, '--night') },
];

/**
 * Defines the colours of a night sky as a gradient. A shape is filled with it by its `id`. The gradient must be in an
 * element with the style `nightScene`.
 */
export const SkyGradient = ({ id }: { id: string }) => (
  <linearGradient id={id} x2="0" y2="1">
    {colors.map(({ offset, color }) => (
      <stop key={offset} offset={offset} stopColor={color} />
    ))}
  </linearGradient>
);
