import { Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type BodyMetric, bodyMetricNames } from '#domain/metrics.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { formatRecentDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { BodyAnswer } from './use-body.ts';
import type { useMeasures } from './use-measures.ts';

const atFirst = 5;
const more = 20;

interface Props {
  body: BodyAnswer;
  measures: ReturnType<typeof useMeasures>;
  onDelete: (date: CalendarDay) => void;
}

/** The newest days with a measurement; what was entered by hand can be deleted. */
export function RecentWeighIns({ body, measures, onDelete }: Props) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const [shown, setShown] = useState(atFirst);
  const days = daysOf(body);
  if (days.length === 0) return null;
  return (
    <section aria-label={t('recent')} className="border-t border-line pt-5">
      <h3 className="mb-2 font-semibold">{t('recent')}</h3>
      <ul className="divide-y divide-line">
        {days.slice(0, shown).map(({ date, weight, bodyFat, waist, byHand }) => {
          const day = formatRecentDay(date, language, today);
          const facts = [
            weight !== undefined && measures.weight.text(weight),
            bodyFat !== undefined && t('fat', { value: measures.bodyFat.text(bodyFat) }),
            waist !== undefined && t('around', { value: measures.waist.text(waist) }),
            !byHand && t('fromDevice'),
          ].filter((fact) => fact !== false);
          return (
            <li key={date} className="flex min-h-14 items-center gap-3 py-1.5">
              <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                <span>{day}</span>
                <span className="text-muted tabular-nums">
                  {facts.map((fact, index) => (
                    <Fragment key={fact}>
                      {index > 0 && ' · '}
                      <span className="whitespace-nowrap">{fact}</span>
                    </Fragment>
                  ))}
                </span>
              </div>
              {byHand && (
                <IconButton icon={Trash2} label={t('delete', { day })} onClick={() => onDelete(date)} />
              )}
            </li>
          );
        })}
      </ul>
      {days.length > shown && (
        <div className="mt-3 flex justify-center">
          <Button variant="secondary" onClick={() => setShown(shown + more)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface Day extends Partial<Record<BodyMetric, number>> {
  date: CalendarDay;
  byHand: boolean;
}

/** One row a day, the newest first. */
function daysOf(body: BodyAnswer): Day[] {
  const days = new Map<CalendarDay, Day>();
  for (const name of bodyMetricNames) {
    for (const { date, value, source } of body[name].points) {
      const before = days.get(date);
      const byHand = source === 'manual' || before?.byHand === true;
      days.set(date, { ...before, date, [name]: value, byHand });
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}
