import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCommunityStats } from './use-community.ts';

/** Shows the community's counts of members and activity. */
export function StatsRow() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, error } = useCommunityStats();
  const stats = [
    { label: t('stats.activeMembers'), value: data?.activeMembers, note: t('stats.activeMembersNote') },
    { label: t('stats.postsToday'), value: data?.postsToday, note: t('stats.postsTodayNote') },
    { label: t('stats.onlineNow'), value: data?.onlineNow, note: t('stats.onlineNowNote') },
  ];
  return (
    <section aria-label={t('stats.title')} aria-busy={!data && !error}>
      <dl className="grid grid-cols-3 grid-rows-[auto_auto] divide-x divide-line rounded-base border border-line bg-raised">
        {stats.map(({ label, value, note }) => (
          <div key={label} className="row-span-2 grid grid-rows-subgrid px-3 py-3 sm:px-5 sm:py-4">
            <dt className="text-small text-muted sm:text-body">{label}</dt>
            <dd className="pt-1">
              {value === undefined && !error ? (
                <Skeleton height="2rem" width="3rem" />
              ) : (
                <span className="number block text-title font-semibold">
                  {value === undefined ? '–' : formatNumber(value, language)}
                </span>
              )}
              {value !== undefined && <span className="block text-small text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
