import { useTranslation } from 'react-i18next';
import { measures } from '#domain/measures/catalogue.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { LastDay, LastDays, rowStyle } from './last-days.tsx';
import type { listOwnDays } from './list-own-days.ts';

/**
 * Shows on which of the last seven days the person entered the measures, and when last. Measures with the same days
 * have one row.
 */
export function OwnValues({ own }: { own: ReturnType<typeof listOwnDays> }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const list = new Intl.ListFormat(dateLocale(language));
  return (
    <dl className="mt-1 mb-3 divide-y divide-line text-small">
      {own.map(({ measures: group, days, last }) => {
        const [first = '', ...others] = group.map((measure) => measures[measure].name[language]);
        const names = list.format([first, ...others.map((name) => name.toLocaleLowerCase(language))]);
        const label = others.length > 0 ? t('sources.sameDays', { names }) : names;
        return (
          <div key={names} className={`${rowStyle} py-1.5`}>
            <dt className="min-w-0 grow max-sm:w-full sm:flex-1">{label}</dt>
            <dd className="sm:ml-auto">
              <LastDays days={days} />
            </dd>
            <dd className="shrink-0 max-sm:ml-auto">
              <LastDay day={last} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
