import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useCommunityStats } from './use-community.ts';

/** Shows the community's counts of members and activity. A count that is not known is a dash. */
export function StatsRow() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, isPending } = useCommunityStats();
  const stats = [
    { label: t('stats.activeMembers'), value: data?.activeMembers, note: t('stats.activeMembersNote') },
    { label: t('stats.postsToday'), value: data?.postsToday, note: t('stats.postsTodayNote') },
    { label: t('stats.onlineNow'), value: data?.onlineNow, note: t('stats.onlineNowNote') },
  ];
  return (
    <section aria-label={t('stats.title')} aria-busy={isPending}>
      <dl className="grid grid-cols-3 gap-x-3 text-small text-muted sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-1">
        {stats.map(({ label, value, note }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end sm:grid sm:grid-cols-[auto_1fr] sm:items-baseline sm:gap-x-1.5"
          >
            <dt>{label}</dt>
            <dd className="number font-semibold text-ink">
              {value === undefined ? '–' : formatNumber(value, language)}
            </dd>
            {value !== undefined && <dd className="max-sm:visually-hidden sm:col-span-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
