import { useTranslation } from 'react-i18next';
import type { ExpertSession } from '#contracts/community-members.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useExpertSessions } from './use-community.ts';

/**
 * Lists the sessions with experts that the operator of this server has announced. Renders nothing if there are none.
 */
export function ExpertsCard() {
  const { t } = useTranslation('community');
  const sessions = useExpertSessions();
  // `errorUpdateCount` also keeps the card during a retry, when the query has no error.
  if (sessions.data ? sessions.data.length === 0 : sessions.errorUpdateCount === 0) return null;
  return (
    <Card title={t('experts.title')}>
      <QueryView
        compact
        query={sessions}
        errorTitle={t('experts.loadFailed')}
        loading={<SkeletonRows count={1} height="3rem" />}
      >
        {(listed) => (
          <ul className="divide-y divide-line">
            {listed.map((session) => (
              <ExpertSessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

const tones = { live: 'attention', upcoming: 'good', recorded: 'neutral' } as const;

function ExpertSessionItem({ session }: { session: ExpertSession }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { status, url } = session;
  const timeFormat = dateFormat(dateLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const title = session.title[language];
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone={tones[status]}>{t(`experts.status.${status}`)}</Badge>
      </div>
      <p className="text-small text-muted">
        {session.expert}, {session.profession[language]}
      </p>
      <p className="mt-2">{session.description[language]}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted">
          {timeFormat.formatRange(new Date(session.startsAt), new Date(session.endsAt))}
        </p>
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${t(`experts.action.${status}`)}: ${title}`}
            className={buttonStyle('secondary')}
          >
            {t(`experts.action.${status}`)}
          </a>
        ) : (
          <p className="text-small text-muted">{t('experts.noPage')}</p>
        )}
      </div>
    </li>
  );
}
