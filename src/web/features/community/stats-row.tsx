import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useCommunityStats } from './use-community.ts';

/**
 * Shows the community's counts of members and activity. A count that is not known is a dash. If nobody else has visited
 * the community in the last 7 days, shows a sentence, because the counts would only count the member.
 */
export function StatsRow() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data, isPending } = useCommunityStats();
  if (data && data.activeMembers <= 1 && data.onlineNow <= 1) {
    return <p className="text-small text-muted">{t('stats.alone')}</p>;
  }
  const stats = [
    { label: t('stats.activeMembers'), value: data?.activeMembers, note: t('stats.activeMembersNote') },
    { label: t('stats.postsToday'), value: data?.postsToday },
    { label: t('stats.onlineNow'), value: data?.onlineNow },
  ];
  return (
    <section aria-label={t('stats.title')} aria-busy={isPending} className="max-sm:w-full">
      <dl className="grid grid-cols-3 gap-x-4 text-small text-muted sm:gap-x-10">
        {stats.map(({ label, value, note }) => (
          <div key={label} className="flex flex-col">
            <dt>{label}</dt>
            <dd className="number -order-1 text-title font-semibold text-ink">
              {value === undefined ? '–' : formatNumber(value, language)}
            </dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
