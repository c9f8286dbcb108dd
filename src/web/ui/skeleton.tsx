interface Props {
  /** CSS lengths of what will stand here, so that nothing jumps. */
  height: string;
  width?: string;
  round?: boolean;
}

/** Holds the place of what is on its way. Mark the region around it with `aria-busy`. */
export function Skeleton({ height, width = '100%', round = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`motion-skeleton block bg-sunken ${round ? 'rounded-full' : 'rounded-base'}`}
      style={{ height, width }}
    />
  );
}
