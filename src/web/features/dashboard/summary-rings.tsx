import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { type RingMetric as RingName, ringMetrics, ringPercent } from '#domain/dashboard.ts';
import { checkinEnergyLabel, moodLabel, stressLabel } from '#domain/labels.ts';
import { findUsual } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { Area } from '#web/ui/area.ts';
import { Ring } from '#web/ui/ring.tsx';
import { isSuggested } from './use-day-summary.ts';
import type { HorizonSeries } from './use-horizon.ts';

const areas: Record<RingName, Area> = {
  mood: 'mood',
  energyLevel: 'energy',
  stressLevel: 'stress',
  waterIntake: 'water',
};

/**
 * Shows mood, energy, stress and water as small rings in one row, each with its value, a word for the value except for
 * water, and a tick at the person's usual value if it is known.
 */
export function SummaryRings({ entry, series }: { entry: HealthMetric; series: HorizonSeries | undefined }) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  return (
    <div>
      <ul className="grid grid-cols-4 gap-x-2 sm:gap-x-6">
        {ringMetrics.map((ring) => (
          <SummaryRing
            key={ring}
            ring={ring}
            value={entry[ring]}
            suggested={isSuggested(entry, ring)}
            usual={series && findUsual(series[ring], today)?.median}
          />
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">{t('rings.stressNote')}</p>
    </div>
  );
}

interface RingProps {
  ring: RingName;
  value: number | null;
  suggested: boolean;
  usual: number | undefined;
}

function SummaryRing({ ring, value, suggested, usual }: RingProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const scoreLabel = useScoreLabel();
  const format = (number: number) => formatNumber(number, language, 1);
  const name = t(`rings.${ring}`);
  const valueText =
    value === null
      ? t('rings.notAnswered')
      : [t(`rings.of.${ring}`, { count: value, value: format(value) }), scoreLabel(ring, value)]
          .filter(Boolean)
          .join(', ');
  const word =
    value === null ? undefined : (scoreLabel(ring, value) ?? t(`rings.unit.${ring}`, { count: value }));
  return (
    <li className="flex min-w-0 flex-col items-center text-center">
      <Ring
        small
        area={areas[ring]}
        percent={value === null ? undefined : ringPercent(ring, value)}
        mark={usual === undefined ? undefined : ringPercent(ring, usual)}
        dashed={suggested}
        label={t('rings.label', { name, said: valueText })}
      >
        {value === null ? '–' : format(value)}
      </Ring>
      <p className="mt-2 text-small font-semibold sm:text-body">{name}</p>
      {word && <p className="text-small text-muted">{word}</p>}
      {suggested && <p className="text-small text-muted italic">{t('suggested')}</p>}
      {usual !== undefined && (
        <p className="text-small text-muted tabular-nums">{t('rings.usual', { value: format(usual) })}</p>
      )}
    </li>
  );
}

/**
 * Returns a function that returns the word for a score, for example "Good". It returns undefined for water, which has
 * no words.
 */
function useScoreLabel() {
  const { t } = useTranslation('dashboard');
  return (ring: RingName, value: number): string | undefined => {
    if (ring === 'mood') return t(`rings.moods.${moodLabel(value)}`);
    if (ring === 'energyLevel') return t(`rings.energies.${checkinEnergyLabel(value)}`);
    if (ring === 'stressLevel') return t(`rings.stresses.${stressLabel(value)}`);
    return undefined;
  };
}
