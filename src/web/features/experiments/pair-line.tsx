import { classNames } from '#web/ui/class-names.ts';

interface Props {
  /** Whether the day is the first of its pair. */
  isFirst: boolean;
  /** Whether the day is at the end of its row at which the other day of the pair would be. */
  isAtEdge: boolean;
}

/**
 * Draws the half of the line between two days of a pair that is beside one of them. If the other day is in another row,
 * the line fades out towards the edge.
 */
export const PairLine = ({ isFirst, isAtEdge }: Props) => (
  <span
    className={classNames(
      'absolute top-1/2 h-0.5 w-1/2 -translate-y-1/2',
      isFirst ? 'right-0' : 'left-0',
      isAtEdge ? 'from-40% from-control to-transparent' : 'bg-control',
      isAtEdge && (isFirst ? 'bg-linear-to-r' : 'bg-linear-to-l'),
    )}
  />
);
