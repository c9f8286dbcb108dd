import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { LastDay, LastDays } from './last-days.tsx';
import type { listOwnDays } from './list-own-days.ts';

/** Shows on which of the last seven days the person entered each measure, and when last. */
export function OwnValues({ own }: { own: ReturnType<typeof listOwnDays> }) {
  const { language } = useLanguage();
  return (
    <dl className="mt-1 mb-3 divide-y divide-line text-small">
      {own.map(({ measure, days, last }) => (
        <div key={measure} className="flex items-center gap-2 py-1.5 sm:gap-3">
          <dt className="min-w-0 grow">{measures[measure].name[language]}</dt>
          <dd>
            <LastDays days={days} />
          </dd>
          <dd className="shrink-0">
            <LastDay day={last} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
