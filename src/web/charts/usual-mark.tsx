/** Shows a piece of the band of usual values, before a text that says what the band is. `color` is a CSS colour. */
export const UsualMark = ({ color }: { color: string }) => (
  <span aria-hidden="true" className="h-3 w-5 shrink-0 rounded-sm opacity-25" style={{ background: color }} />
);
