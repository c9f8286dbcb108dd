import { useShownNumbers } from '#web/lib/shown-numbers.ts';

interface EndsProps {
  min: number;
  max: number;
  words: { low: string; high: string } | undefined;
  hasNumbers: boolean;
}

/** Labels the ends of the slider with numbers, words or both. Leaves the numbers out if the person hides scores. */
export function SliderEnds({ min, max, words, hasNumbers }: EndsProps) {
  const showsNumbers = useShownNumbers().scores && hasNumbers;
  if (!showsNumbers && !words) return null;
  return (
    <p aria-hidden="true" className="-mt-1 flex justify-between text-small text-muted">
      <span>{[showsNumbers && min, words?.low].filter(Boolean).join(' · ')}</span>
      <span>{[words?.high, showsNumbers && max].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
