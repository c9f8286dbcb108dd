import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readCsvCell } from '#domain/devices/read-csv-cell.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { formatValue, valueWord } from '#domain/insights/measure-phrases.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import { formatDay, formatNumber } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { type MappingValues, readMapping } from './csv-mapping.ts';

const shownRows = 5;

/** Shows the first rows of a CSV file as the chosen mapping reads them. */
export function CsvPreview({ columns, rows }: { columns: string[]; rows: string[][] }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const isShown = useIsMeasureShown();
  const { mapping } = readMapping(columns, rows, useWatch() as MappingValues);
  if (mapping.dayColumn === '' || mapping.columns.length === 0) return null;
  const unreadable = <span className="text-attention">{t('mapping.unreadable')}</span>;
  const cellOf = (row: string[], column: string) => row[columns.indexOf(column)] ?? '';
  const readRow = (row: string[]) => readDay(cellOf(row, mapping.dayColumn), mapping.dayOrder, timeZone());
  return (
    <div>
      <p className="mb-2 font-medium">{t('mapping.preview')}</p>
      <section
        aria-label={t('mapping.preview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-base border border-line"
      >
        <table className="w-full text-left text-small tabular-nums">
          <thead className="bg-sunken">
            <tr>
              <th className="px-3 py-2 font-medium">{t('mapping.dayHeading')}</th>
              {mapping.columns.map(({ column, measure }) => (
                <th key={column} className="px-3 py-2 font-medium">
                  {measures[measure].name[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(0, shownRows).map((row, index) => {
              const read = readRow(row);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move.
                <tr key={index}>
                  <td className="px-3 py-2 whitespace-nowrap">
                    {read ? formatDay(read.day, language, today) : unreadable}
                  </td>
                  {mapping.columns.map((column) => {
                    const text = cellOf(row, column.column);
                    const value = readCsvCell(text, column, mapping.decimalMark);
                    return (
                      <td key={column.column} className="px-3 py-2 whitespace-nowrap">
                        {text.trim() === ''
                          ? '–'
                          : value === null
                            ? unreadable
                            : isShown(column.measure)
                              ? formatPreview(value, column.measure, language)
                              : valueWord(value, column.measure, language)}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Returns a value as text with up to two decimals, so that the person can compare it with the file. */
function formatPreview(value: number, name: MeasureName, language: Language): string {
  const { unit, kind } = measures[name];
  if (unit === 'hours' || kind === 'yesNo') return formatValue(value, name, language);
  return `${formatNumber(value, language, 2)} ${measureUnits[unit][language]}`.trim();
}
