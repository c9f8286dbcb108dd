import { useTranslation } from 'react-i18next';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { type DayValue, daysUntilUsual, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { useUsualText } from './use-usual-text.ts';
import { UsualDrawing } from './usual-drawing.tsx';

interface Props {
  measure: MeasureName;
  /**
   * The values by day, in any order, without suggested values. Give at least the last 30 days and today: the usual
   * value is computed from the newest 28 days with a value before today.
   */
  values: readonly DayValue[];
  /** Returns a value with its unit. */
  format: (value: number) => string;
  /** The number of days that are drawn. */
  days?: 7 | 30;
  /** Replaces the name of the measure. */
  label?: string;
}

/**
 * Shows the last days of a measure against the person's own usual values: the value of today, a drawing with the band
 * between the quartiles, and a sentence that compares today with it. Screen readers get the highest and lowest day and
 * the number of gaps instead of the drawing, and a table of all values.
 */
export function UsualBand({ measure, values, format, days = 30, label }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const usualText = useUsualText(measure, format);
  const usual = findUsual(values, today);
  const lastDays = listLastDays(values, today, days);
  const value = lastDays.at(-1)?.value ?? null;
  const name = label ?? measures[measure].name[language];
  return (
    <figure aria-label={name} className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="number text-lead font-semibold">{value === null ? '–' : format(value)}</span>
      </figcaption>
      <UsualDrawing
        days={lastDays}
        usual={usual}
        color={areaColor(measures[measure].area)}
        smallestDifference={measures[measure].smallestDifference ?? 0}
      />
      <p aria-hidden="true" className="flex justify-between text-small text-muted">
        <span>{formatShortDay(lastDays[0]?.day ?? today, language)}</span>
        <span>{t('usual.today')}</span>
      </p>
      <p className="mt-1 text-small text-muted">{usualText(value, usual, daysUntilUsual(values, today))}</p>
      <BandTable name={name} days={lastDays} format={format} />
    </figure>
  );
}

/** Says in words what the drawing shows, and lists the values, for screen readers. */
function BandTable({ name, days, format }: { name: string; days: DayValue[]; format: Props['format'] }) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const known = days.filter((day): day is { day: string; value: number } => day.value !== null);
  const first = known[0];
  if (!first) return <p className="sr-only">{t('usual.empty', { days: days.length })}</p>;
  const highest = known.reduce((best, day) => (day.value >= best.value ? day : best), first);
  const lowest = known.reduce((best, day) => (day.value <= best.value ? day : best), first);
  const nameDay = (day: string) => formatRecentDayInSentence(day, language, today);
  const gaps = days.length - known.length;
  return (
    <div className="sr-only">
      <p>
        {t('usual.drawn', {
          days: days.length,
          highest: format(highest.value),
          highestDay: nameDay(highest.day),
          lowest: format(lowest.value),
          lowestDay: nameDay(lowest.day),
        })}{' '}
        {gaps === 0 ? t('usual.noGaps') : t('usual.gaps', { count: gaps })}
      </p>
      <table>
        <caption>{name}</caption>
        <tbody>
          {known.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{nameDay(day)}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
