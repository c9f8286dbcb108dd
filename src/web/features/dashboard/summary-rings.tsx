import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { type RingMetric as RingName, ringMetrics, ringPercent } from '#domain/dashboard.ts';
import { checkinEnergyLabel, moodLabel, stressLabel } from '#domain/labels.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { Area } from '#web/ui/area.ts';
import { Ring } from '#web/ui/ring.tsx';
import { isSuggested, useUsualValues } from './use-day-summary.ts';

const areas: Record<RingName, Area> = {
  mood: 'mood',
  energyLevel: 'energy',
  stressLevel: 'stress',
  waterIntake: 'water',
};

/**
 * Shows mood, energy, stress and water as rings, each with its value, a word for the value except for water, and the
 * person's usual value if it is known.
 */
export function SummaryRings({ entry }: { entry: HealthMetric }) {
  const { t } = useTranslation('dashboard');
  const usual = useUsualValues();
  return (
    <div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
        {ringMetrics.map((ring) => (
          <SummaryRing
            key={ring}
            ring={ring}
            value={entry[ring]}
            suggested={isSuggested(entry, ring)}
            usual={usual[ring]}
          />
        ))}
      </ul>
      <p className="mt-4 text-center text-small text-muted">{t('rings.stressNote')}</p>
    </div>
  );
}

function SummaryRing({
  ring,
  value,
  suggested,
  usual,
}: {
  ring: RingName;
  value: number | null;
  suggested: boolean;
  usual?: number | undefined;
}) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const scoreLabel = useScoreLabel();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const name = t(`rings.${ring}`);
  const valueText =
    value === null
      ? t('rings.notAnswered')
      : [t(`rings.of.${ring}`, { count: value, value: format.format(value) }), scoreLabel(ring, value)]
          .filter(Boolean)
          .join(', ');
  return (
    <li className="flex flex-col items-center text-center">
      <Ring
        area={areas[ring]}
        percent={value === null ? undefined : ringPercent(ring, value)}
        dashed={suggested}
        label={t('rings.label', { name, said: valueText })}
        note={value === null ? undefined : t(`rings.unit.${ring}`, { count: value })}
      >
        {value === null ? '–' : format.format(value)}
      </Ring>
      <p className="mt-3 font-semibold">{name}</p>
      <p className="text-muted">{value === null ? t('rings.notAnswered') : scoreLabel(ring, value)}</p>
      {suggested && <p className="text-small text-muted italic">{t('suggested')}</p>}
      {usual !== undefined && (
        <p className="text-small text-muted tabular-nums">
          {t('rings.usual', { value: format.format(usual) })}
        </p>
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
