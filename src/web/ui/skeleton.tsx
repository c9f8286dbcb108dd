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

/** Shows placeholders for the rows of a list. */
export function SkeletonRows({ count = 3, height = '2.75rem' }: { count?: number; height?: string }) {
  return (
    <div aria-busy="true" className="space-y-4">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the same and never move.
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
