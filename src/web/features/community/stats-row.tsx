import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useCommunityStats } from './use-community.ts';

/** Shows the community's counts of members and activity. Renders nothing if they cannot be loaded. */
export function StatsRow() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, error } = useCommunityStats();
  const stats = [
    { label: t('stats.activeMembers'), value: data?.activeMembers, note: t('stats.activeMembersNote') },
    { label: t('stats.postsToday'), value: data?.postsToday, note: t('stats.postsTodayNote') },
    { label: t('stats.onlineNow'), value: data?.onlineNow, note: t('stats.onlineNowNote') },
  ];
  if (!data && error) return null;
  return (
    <section aria-label={t('stats.title')} aria-busy={!data}>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-small sm:gap-x-6 text-muted">
        {stats.map(({ label, value, note }) => (
          <div key={label} className="flex flex-wrap items-baseline gap-x-1.5">
            <dt>{label}</dt>
            <dd className="flex items-baseline gap-x-1.5">
              <span className="number font-semibold text-ink">
                {value === undefined ? '–' : formatNumber(value, language)}
              </span>
              {value !== undefined && <span className="max-sm:visually-hidden">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
