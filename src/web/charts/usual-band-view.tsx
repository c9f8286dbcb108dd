import { useTranslation } from 'react-i18next';
import { type DayValue, daysUntilUsual, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { type Comparison, useUsualText } from './use-usual-text.ts';
import { UsualDrawing } from './usual-drawing.tsx';

interface Props extends Comparison {
  name: string;
  area: Area;
  /** The values by day, in any order, without suggested values. `UsualBand` says how many days are needed. */
  values: readonly DayValue[];
  /** Returns a value with its unit. */
  format: (value: number) => string;
  days: 7 | 30;
  /** The smallest difference that matters, in the unit of the values. */
  smallestDifference: number;
}

/**
 * Shows the last days of a measure against the person's own usual values. Unlike `UsualBand`, does not load the
 * catalogue of measures, so that the dashboard loads sooner.
 */
export function UsualBandView({
  name,
  area,
  values,
  format,
  days,
  smallestDifference,
  ...comparison
}: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const usualText = useUsualText(comparison, format);
  const usual = findUsual(values, today);
  const lastDays = listLastDays(values, today, days);
  const value = lastDays.at(-1)?.value ?? null;
  return (
    <figure aria-label={name} className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{name}</span>
        <span className="number text-lead font-semibold">{value === null ? '–' : format(value)}</span>
      </figcaption>
      <UsualDrawing
        days={lastDays}
        usual={usual}
        color={areaColor(area)}
        smallestDifference={smallestDifference}
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
