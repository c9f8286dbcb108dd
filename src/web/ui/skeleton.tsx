interface Props {
  /**
   * The expected height of the content, as a CSS length. The right height prevents a layout shift when the content
   * loads.
   */
  height: string;
  width?: string;
  round?: boolean;
}

/** Shows a placeholder while content loads. Set `aria-busy` on the region around the placeholder. */
export function Skeleton({ height, width = '100%', round = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`motion-skeleton block bg-sunken ${round ? 'rounded-full' : 'rounded-base'}`}
      style={{ height, width }}
    />
  );
}

/** Shows placeholders for the rows of a list. */
export function SkeletonRows({ count = 3, height = '2.75rem' }: { count?: number; height?: string }) {
  return (
    <div aria-busy="true" className="space-y-4">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are equal and never move.
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
