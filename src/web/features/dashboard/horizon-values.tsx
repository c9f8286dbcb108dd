import { useTranslation } from 'react-i18next';
import { type HorizonMeasure, horizonMeasures } from '#domain/horizon.ts';
import { listLastDays } from '#domain/measures/usual.ts';
import { capitalize, formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type HorizonSeries, useFormatHorizonValue } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';

export interface ValuesProps {
  series: HorizonSeries;
  nameOf: HorizonName;
  /** How many days are listed, including today. */
  dayCount: number;
  shown: readonly HorizonMeasure[];
}

/** Lists the exact values of the landscape, newest day first. */
export function HorizonValues({ series, nameOf, dayCount, shown }: ValuesProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  const format = useFormatHorizonValue();
  const days = listLastDays([], today, dayCount).toReversed();
  const byDay = Object.fromEntries(
    horizonMeasures.map((measure) => [
      measure,
      new Map(series[measure].map(({ day, value }) => [day, value])),
    ]),
  );
  return (
    <section
      aria-label={t('horizon.exact')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto border-t border-line"
    >
      <table className="w-full text-small whitespace-nowrap">
        <thead className="sticky top-0 bg-raised text-left">
          <tr>
            <th scope="col" className="px-4 py-2 font-semibold sm:px-6">
              {t('horizon.day')}
            </th>
            {shown.map((measure) => (
              <th
                key={measure}
                scope="col"
                className="px-3 py-2 text-right font-semibold last:pr-4 sm:last:pr-6"
              >
                {nameOf(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-4 py-2 text-left font-normal text-muted sm:px-6">
                {formatDay(day, language, today)}
              </th>
              {shown.map((measure) => {
                const value = byDay[measure]?.get(day) ?? null;
                return (
                  <td key={measure} className="px-3 py-2 text-right last:pr-4 sm:last:pr-6">
                    {value === null ? '–' : capitalize(format(measure, value), language)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
