import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CycleTimeline } from './cycle-timeline.tsx';
import type { Calendar } from './use-cycle.ts';

const maxCycles = 6;

/**
 * Shows when the next period is likely to start, with the certainty and the basis of the
 * prediction. If there is no prediction, shows the reason.
 */
export function CyclePrediction({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('cycle');
  return (
    <section aria-label={t('prediction.title')}>
      <h3 className="text-muted">{t('prediction.title')}</h3>
      {calendar.prediction ? (
        <NextPeriod prediction={calendar.prediction} />
      ) : (
        <NoPrediction calendar={calendar} />
      )}
      <CycleTimeline calendar={calendar} />
      <CycleLengths cycles={calendar.cycles} />
    </section>
  );
}

function NextPeriod({ prediction }: { prediction: NonNullable<Calendar['prediction']> }) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const today = useToday();
  const { nextStart, earliest, latest, cycles, averageLength, chance, daysLate } = prediction;
  const formatDate = (date: string) => formatDay(date, language, today);
  const days = formatNumber(averageLength, language, 1);
  return (
    <>
      <p className="number mt-1 text-title font-semibold">
        {t('prediction.around', { day: formatDate(nextStart) })}
      </p>
      <p className="mt-1">
        {t('prediction.interval', { earliest: formatDate(earliest), latest: formatDate(latest), chance })}
      </p>
      {daysLate > 0 && <p className="mt-2">{t('prediction.late', { count: daysLate })}</p>}
      <p className="mt-2 text-small text-muted">
        {t('prediction.basis', { count: cycles, days })} {t('prediction.limits')}
      </p>
    </>
  );
}

function NoPrediction({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('cycle');
  const count = calendar.cycles.filter((cycle) => cycle.counted).length;
  return (
    <>
      <p className="number mt-1 text-title font-semibold">{t('prediction.none')}</p>
      {calendar.reason && <p className="mt-1">{t(`prediction.reasons.${calendar.reason}`, { count })}</p>}
    </>
  );
}

/**
 * Lists the lengths of the newest complete cycles, at most `maxCycles`. Also lists cycles that the prediction does not
 * use, and marks them.
 */
function CycleLengths({ cycles }: { cycles: Calendar['cycles'] }) {
  const { t } = useTranslation('cycle');
  const complete = cycles.filter((cycle) => cycle.length !== null).toReversed();
  if (complete.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="text-small text-muted">{t('prediction.lengths')}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5 tabular-nums">
        {complete.slice(0, maxCycles).map((cycle) => (
          <li key={cycle.start}>
            <Badge>
              {t('prediction.length', { count: cycle.length ?? 0 })}
              {!cycle.counted && `, ${t('prediction.excluded')}`}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
