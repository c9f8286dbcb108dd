import { GlassWater, type LucideIcon, Smile, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { isSuggested, type RingMetric as RingName, ringMetrics, ringPercent } from '#domain/dashboard.ts';
import { findUsual, type Usual } from '#domain/measures/usual.ts';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { Ring } from '#web/ui/ring.tsx';
import type { HorizonSeries } from './use-horizon.ts';
import { isScoreMeasure, useScoreWord } from './use-score-word.ts';

/** The area of each ring, which gives the ring its colour. */
const ringAreas: Record<RingName, Area> = {
  mood: 'mood',
  energyLevel: 'energy',
  stressLevel: 'stress',
  waterIntake: 'water',
};

/** The icon inside a ring whose number is hidden, or that has no value yet. */
const ringIcons: Record<RingName, LucideIcon> = {
  mood: Smile,
  energyLevel: Zap,
  stressLevel: Wind,
  waterIntake: GlassWater,
};

interface Props {
  /** The values of today. Null if there are none. */
  entry: HealthMetric | null;
  series: HorizonSeries | undefined;
  /** Draws larger rings on a wide page, where the card is next to a high column. */
  areLarge: boolean;
  /** Whether a word below each suggested value says that it is suggested. If not, only screen readers get the word. */
  areSuggestedNamed?: boolean;
}

/**
 * Shows mood, energy, stress and water as small rings in one row. Each ring contains its value, or an icon if the
 * number is hidden or there is no value. If the usual values are known, a part of the ring is marked. A word describes
 * the value of each ring except water. The arc of a suggested value is dashed. A ring without a value is dotted if its
 * usual values are unknown.
 */
export function SummaryRings({ entry, series, areLarge, areSuggestedNamed = true }: Props) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const isWide = useIsWide();
  const rings = ringMetrics.map((ring) => ({
    ring,
    value: entry?.[ring] ?? null,
    usual: roundEnds((series && findUsual(series[ring], today)) ?? undefined),
  }));
  const isStarted = rings.some(({ value }) => value !== null);
  const hasUsual = rings.some(({ usual }) => usual);
  const hasStress = rings.some(({ ring, value }) => ring === 'stressLevel' && value !== null);
  return (
    <div>
      <ul className="grid grid-cols-4 gap-x-2 sm:gap-x-6">
        {rings.map(({ ring, value, usual }) => (
          <SummaryRing
            key={ring}
            ring={ring}
            isLarge={areLarge && isWide}
            value={value}
            suggested={entry !== null && isSuggested(entry, ring)}
            isSuggestedNamed={areSuggestedNamed}
            isMissingNamed={isStarted || (hasUsual && !usual)}
            usual={usual}
          />
        ))}
      </ul>
      {(hasUsual || hasStress) && (
        <p className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-small text-muted">
          {hasUsual && (
            <span className="flex items-center gap-2">
              <UsualMark color="var(--muted)" />
              {t('rings.yourUsual')}
            </span>
          )}
          {hasStress && <span>{t(hasUsual ? 'rings.stressBoth' : 'rings.stressFill')}</span>}
        </p>
      )}
    </div>
  );
}

type Ends = Pick<Usual, 'low' | 'high'>;

/**
 * Rounds the ends of the usual values to whole numbers, because a quartile can be a fraction, but every answer is a
 * whole number. The marked part and the text below the ring have the same ends.
 */
const roundEnds = (usual: Usual | undefined): Ends | undefined =>
  usual && { low: Math.round(usual.low), high: Math.round(usual.high) };

/** Returns the ends of the marked part of the usual values. A ring of stress is fuller if there is less stress. */
function toPart(ring: RingName, { low, high }: Ends): Ends {
  const ends = [ringPercent(ring, low), ringPercent(ring, high)];
  return { low: Math.min(...ends), high: Math.max(...ends) };
}

interface RingProps {
  ring: RingName;
  isLarge: boolean;
  value: number | null;
  suggested: boolean;
  /** Whether a visible word says that the value is suggested. If not, only screen readers get the word. */
  isSuggestedNamed: boolean;
  /** Whether a text below a ring without a value says so, because texts below the other rings are in the same line. */
  isMissingNamed: boolean;
  usual: Ends | undefined;
}

function SummaryRing({
  ring,
  isLarge,
  value,
  suggested,
  isSuggestedNamed,
  isMissingNamed,
  usual,
}: RingProps) {
  const { t } = useTranslation('dashboard');
  const textsOf = useRingTexts(ring);
  const name = t(`rings.${ring}`);
  const rangeText = useIsMeasureShown()(ring) ? 'rings.range' : 'rings.longRange';
  const sayRange = (low: string, high: string) => (low === high ? low : t(rangeText, { low, high }));
  const texts = value === null ? undefined : textsOf(value);
  const Icon = ringIcons[ring];
  return (
    <li className="flex min-w-0 flex-col items-center text-center">
      <Ring
        small={!isLarge}
        area={ringAreas[ring]}
        percent={value === null ? undefined : ringPercent(ring, value)}
        usual={usual && toPart(ring, usual)}
        dashed={suggested}
        dotted={value === null && !usual}
        label={t('rings.label', { name, said: texts?.said ?? t('rings.notAnswered') })}
      >
        {texts ? (
          (texts.number ?? <Icon className="size-7" strokeWidth={1.75} />)
        ) : (
          <Icon
            className={isLarge ? 'size-8' : 'size-6'}
            strokeWidth={1.5}
            style={{ color: areaColor(ringAreas[ring]) }}
          />
        )}
      </Ring>
      <p className="mt-2 text-small font-semibold sm:text-body">{name}</p>
      {(texts || isMissingNamed) && (
        <p className="text-small text-muted max-[24rem]:text-[0.75rem]">
          {texts ? texts.word : t('rings.notAnswered')}
        </p>
      )}
      {suggested && (
        <p className={isSuggestedNamed ? 'text-small text-muted italic' : 'sr-only'}>{t('suggested')}</p>
      )}
      {usual && (
        <p className="text-small text-muted tabular-nums max-sm:text-[0.75rem]">
          {t('rings.usual', { value: sayRange(textsOf(usual.low).usual, textsOf(usual.high).usual) })}
        </p>
      )}
    </li>
  );
}

/**
 * Returns a function that returns the texts of a ring for a value. If the person hides the number
 * of a score, `number` is undefined, and the other texts have words only.
 */
function useRingTexts(ring: RingName) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const scoreWord = useScoreWord();
  const isShown = useIsMeasureShown()(ring);
  const format = (value: number) => formatNumber(value, language, 1);
  return (value: number) => {
    const word = isScoreMeasure(ring) ? scoreWord(ring, value) : undefined;
    if (!isShown && word)
      return { number: undefined, said: word, word, usual: word.toLocaleLowerCase(language) };
    const amount = t(`rings.of.${ring}`, { count: value, value: format(value) });
    return {
      number: format(value),
      said: word ? `${amount}, ${word}` : amount,
      word: word ?? t(`rings.unit.${ring}`, { count: value }),
      usual: format(value),
    };
  };
}
