import { useTranslation } from 'react-i18next';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import type { PlotDay } from './plot-scale.ts';

interface Props {
  /** Undefined if the table shows only the outcome. */
  exposure?: MeasureName;
  outcome: MeasureName;
  days: readonly (Omit<PlotDay, 'exposure'> & { exposure: number | null })[];
}

/** Shows the days of a plot as a table, the newest first. The table is initially collapsed. */
export function DaysTable({ exposure, outcome, days }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const formatValue = useFormatValue();
  const names = exposure ? [exposure, outcome] : [outcome];
  const headings = [t('day'), ...names.map((name) => measures[name].name[language])];
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 items-center font-medium text-primary">{t('asTable')}</summary>
      <div className="overflow-hidden rounded-base border border-line">
        <table className="w-full text-left">
          <thead className="bg-sunken">
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className="px-3 py-2 text-small font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="px-3 py-2 font-normal whitespace-nowrap">
                  {formatDay(day.day, language, today)}
                </th>
                {exposure && day.exposure !== null && (
                  <td className="px-3 py-2">{formatValue(day.exposure, exposure)}</td>
                )}
                <td className="px-3 py-2">{formatValue(day.outcome, outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
