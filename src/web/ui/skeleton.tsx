interface Props {
  /** The size of the expected content as CSS lengths, so that the layout does not shift when it loads. */
  height: string;
  width?: string;
  round?: boolean;
}

/** Shows a placeholder while content loads. Set `aria-busy` on the region around it. */
export function Skeleton({ height, width = '100%', round = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`motion-skeleton block bg-sunken ${round ? 'rounded-full' : 'rounded-base'}`}
      style={{ height, width }}
    />
  );
}
