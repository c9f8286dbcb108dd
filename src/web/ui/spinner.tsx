const sizes = { small: 'size-4 border-2', large: 'size-10 border-3' };

/** Shows a turning ring. The ring has no accessible name, so put a text beside it. */
export function Spinner({ size = 'large' }: { size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-current border-t-transparent ${sizes[size]}`}
    />
  );
}
