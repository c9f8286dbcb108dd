import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import type { BodyMeasurements } from './use-body.ts';

const dayCount = 30;

/** Shows on which of the last 30 days there is a measurement, without its value. */
export function LoggedDays({ body }: { body: BodyMeasurements }) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index - dayCount + 1));
  const measured = new Set(bodyMeasureNames.flatMap((name) => body[name].points.map(({ date }) => date)));
  const count = days.filter((day) => measured.has(day)).length;
  return (
    <figure>
      <figcaption className="mb-3 font-medium">{t('hidden.days', { count, days: dayCount })}</figcaption>
      <div aria-hidden="true" className="grid grid-cols-[repeat(30,minmax(0,1fr))] gap-1">
        {days.map((day) => (
          <span
            key={day}
            className="aspect-square rounded-full border border-line"
            style={measured.has(day) ? { background: areaColor('fitness') } : undefined}
          />
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-small text-muted">
        <span>{formatShortDay(days[0] ?? today, language)}</span>
        <span>{formatShortDay(today, language)}</span>
      </p>
    </figure>
  );
}
