interface Props {
  id: string;
  /** The colours of the sky from top to bottom, each with its distance from the top in percent. */
  colors: readonly { offset: string; color: string }[];
}

/** Defines the colours of a sky as a gradient. A shape is filled with it by its `id`. */
export const SkyGradient = ({ id, colors }: Props) => (
  <linearGradient id={id} x2="0" y2="1">
    {colors.map(({ offset, color }) => (
      <stop key={offset} offset={offset} stopColor={color} />
    ))}
  </linearGradient>
);
