import { useTranslation } from 'react-i18next';
import { compareWithUsual, type Usual, type UsualPosition } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';

/** How sentences compare a measure's value of today with its usual values. */
export interface Comparison {
  /** Which words describe a difference. `amount`: "more". `level`: "higher". `time`: "later". */
  words: 'amount' | 'level' | 'time';
  /** Whether today's value is a total that can still increase today. */
  growsDuringDay: boolean;
  /** A text in place of today's value if today has none. Without it, the sentence says that today has no value. */
  missingText?: string;
}

type TextOf = (value: number | null, usual: Usual | null, missingDays: number) => UsualText;

/** What the sentence says, and for a time of day how it compares, in words to show beside the time. */
interface UsualText {
  text: string;
  verdict?: string;
}

/**
 * Returns a function that says in words how today's value compares with the usual values: "a bit more than usual (6 h
 * 50 min to 7 h 10 min)". Leaves out today's value, because it is shown beside the text. A time of day has these words
 * apart from what is usual. A total that can still grow today is not compared with whole days. Without a value of
 * today, the text says so, unless there is a `missingText`, and what is usual. If there are too few values for a usual
 * value, the text says how many more days with a value are needed.
 */
export function useUsualText(
  { words, growsDuringDay, missingText }: Comparison,
  format: (value: number) => string,
): TextOf {
  const { t } = useTranslation('charts');
  const rangeOf = useUsualRange(format);
  return (value, usual, missingDays) => {
    if (!usual) return { text: t('usual.needsMore', { count: missingDays }) };
    const range = rangeOf(usual);
    const only = { text: t('usual.only', { usual: range }) };
    if (value === null) return missingText ? only : { text: t('usual.nothingToday', { usual: range }) };
    if (growsDuringDay) return only;
    const position = comparePrinted(value, usual, format);
    const isWithin = position === 'within';
    if (words === 'time')
      return { ...only, verdict: t(isWithin ? 'usual.asUsual' : `usual.time.${position}`) };
    if (isWithin)
      return {
        text:
          format(usual.low) === format(usual.high) ? t('usual.asUsual') : t('usual.within', { usual: range }),
      };
    return { text: t(`usual.${words}.${position}`, { usual: range }) };
  };
}

/** Returns a function that says what is usual: "6 h 50 min to 7 h 10 min". */
export function useUsualRange(format: (value: number) => string): (usual: Usual) => string {
  const { t } = useTranslation('charts');
  return (usual) => {
    const [low, high] = [format(usual.low), format(usual.high)];
    return low === high ? low : t('usual.range', { low: shortenFirst(low, high), high });
  };
}

/**
 * Returns the position of a value relative to its usual values. A value that is shown with the same text as an end of
 * the usual values is within them.
 */
export function comparePrinted(
  value: number,
  usual: Usual,
  format: (value: number) => string,
): UsualPosition {
  const text = format(value);
  return text === format(usual.low) || text === format(usual.high)
    ? 'within'
    : compareWithUsual(value, usual);
}
