interface Props {
  text: string;
  /** The texts of all values of the column. */
  column: readonly string[];
}

/**
 * Shows a value of a column that ends on the right. Adds invisible digits, so that the decimals, or the hours and the
 * minutes, of all values are below each other.
 */
export function AlignedValue({ text, column }: Props) {
  if (!column.some(hasDecimalOrMinutes)) return text;
  if (/^\d+$/.test(text)) return [text, <Filler key="filler" text=",0" />];
  if (/^\d+\sh$/.test(text)) return [text, <Filler key="filler" text={'\u00a000\u00a0min'} />];
  const [, hours, minutes] = /^(\d+\sh\s)(\d\smin)$/.exec(text) ?? [];
  return hours ? [hours, <Filler key="filler" text="0" />, minutes] : text;
}

const hasDecimalOrMinutes = (text: string) => /\d[.,]\d|h\s\d/.test(text);

const Filler = ({ text }: { text: string }) => (
  <span aria-hidden="true" className="invisible">
    {text}
  </span>
);
