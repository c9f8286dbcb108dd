import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useCommunityStats } from './use-community.ts';

/**
 * Shows the community's counts of members and activity, without counts of zero. Leaves out the number of members who
 * are online if only the member is. A count that is not known is a dash. Renders nothing if nobody else has visited the
 * community in the last 7 days, because the counts would only count the member.
 */
export function StatsRow() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, isPending } = useCommunityStats();
  if (data && data.activeMembers <= 1 && data.onlineNow <= 1) return null;
  const stats = [
    { label: t('stats.activeMembers'), value: data?.activeMembers },
    { label: t('stats.postsToday'), value: data?.postsToday },
    { label: t('stats.onlineNow'), value: data?.onlineNow, least: 2 },
  ].filter(({ value, least = 1 }) => value === undefined || value >= least);
  return (
    <section aria-label={t('stats.title')} aria-busy={isPending}>
      <dl className="grid auto-cols-fr grid-flow-col gap-x-4 text-small text-muted lg:flex lg:gap-x-10 lg:text-right lg:whitespace-nowrap">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex flex-col">
            <dt>{label}</dt>
            <dd className="number -order-1 text-title font-semibold text-ink">
              {value === undefined ? '–' : formatNumber(value, language)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
