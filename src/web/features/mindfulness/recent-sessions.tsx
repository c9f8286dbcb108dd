import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MeditationSession } from '#contracts/mindfulness.ts';
import { moodLabel } from '#domain/labels.ts';
import { formatNumber, formatRecentDay, formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TwoColumnList } from '#web/ui/two-column-list.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { SessionIcon } from './session-icon.tsx';
import { useDeleteSession, useSessions } from './use-mindfulness.ts';

/** Lists the newest sessions, with a button to load more. */
export function RecentSessions() {
  const { t } = useTranslation('mindfulness');
  return (
    <Card title={t('recent')}>
      <ShowMore query={useSessions()} label={t('showMore')}>
        <SessionList layout="page" />
      </ShowMore>
    </Card>
  );
}

interface ListProps {
  limit?: number;
  /** On a `page`, the list has two columns only on wide screens, and sessions can be deleted. */
  layout?: 'panel' | 'page';
}

/**
 * Lists the unsent sessions, and then at most `limit` of the loaded sessions. If no session is loaded, shows a loading,
 * empty or error state.
 */
export function SessionList({ limit, layout = 'panel' }: ListProps) {
  const { t } = useTranslation('mindfulness');
  const deleting = useDeleteSession();
  const hasUnsent = useHasUnsent('POST /api/meditation-sessions');
  return (
    <>
      <UnsentRows place="sessions" hasTotals />
      <QueryView query={useSessions()} errorTitle={t('loadFailed')} loading={<SkeletonRows />} compact>
        {({ pages }) => {
          const sessions = pages.flat().filter(({ id }) => !deleting.isDeleted(id));
          if (sessions.length === 0 && hasUnsent) return null;
          if (sessions.length === 0) {
            return (
              // As high as a button of a breathing exercise, so that the lines above both are level in the panel.
              <p className="lg:min-h-14.5 lg:content-center">
                {t('emptyTitle')}. <span className="text-muted">{t('emptyText')}</span>
              </p>
            );
          }
          return layout === 'page' ? (
            <div className="-my-2">
              <TwoColumnList items={sessions.slice(0, limit)} keyOf={({ id }) => id}>
                {(session) => <SessionRow session={session} onDelete={() => deleting.remove(session.id)} />}
              </TwoColumnList>
            </div>
          ) : (
            <ul className="grid grid-cols-2 gap-x-3 gap-y-2">
              {sessions.slice(0, limit).map((session) => (
                <SessionCell key={session.id} session={session} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </>
  );
}

/** Shows a session in a narrow cell of the panel. */
function SessionCell({ session }: { session: MeditationSession }) {
  const { t } = useTranslation(['mindfulness', 'kinds']);
  const { language } = useLanguage();
  const today = useToday();
  const { type, date, duration, completed } = session;
  const details = [formatRecentDay(date, language, today), !completed && t('stoppedEarly')].filter(Boolean);
  return (
    <li className="flex items-center gap-2 text-small">
      <SessionIcon type={type} small />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-1.5 tabular-nums">
          <span className="font-semibold">{t(`kinds:sessions.${type}`)}</span>
          <span>{t('minutes', { value: formatNumber(duration, language) })}</span>
        </p>
        <p className="text-muted">{details.join(' · ')}</p>
      </div>
    </li>
  );
}

interface RowProps {
  session: MeditationSession;
  onDelete: () => void;
}

function SessionRow({ session, onDelete }: RowProps) {
  const { t } = useTranslation(['mindfulness', 'kinds']);
  const { language } = useLanguage();
  const { type, date, duration, completed } = session;
  const today = useToday();
  const minutes = t('minutes', { value: formatNumber(duration, language) });
  const mood = useMoodChange(session);
  const details = [formatRecentDay(date, language, today), !completed && t('stoppedEarly'), mood].filter(
    Boolean,
  );
  const name = `${t(`kinds:sessions.${type}`)}, ${formatRecentDayInSentence(date, language, today)}, ${minutes}`;
  return (
    <div className="flex items-center gap-3 py-2">
      <SessionIcon type={type} />
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-x-2">
          <span className="font-semibold">{t(`kinds:sessions.${type}`)}</span>
          <span className="ml-auto shrink-0 text-small tabular-nums">{minutes}</span>
        </p>
        <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>
      </div>
      <Menu
        label={t('actions', { name })}
        items={[{ label: t('delete'), icon: Trash2, onSelect: onDelete }]}
      />
    </div>
  );
}

/** Returns the mood before and after the session as text, or undefined if neither was given. */
function useMoodChange({ moodBefore, moodAfter }: MeditationSession): string | undefined {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const textOf = (mood: number) =>
    shown.scores ? String(mood) : t(`moods.${moodLabel(mood)}`).toLocaleLowerCase(language);
  if (moodBefore !== null && moodAfter !== null) {
    return t('moodChange', { before: textOf(moodBefore), after: textOf(moodAfter) });
  }
  if (moodBefore !== null) return t('moodBeforeOnly', { value: textOf(moodBefore) });
  return moodAfter === null ? undefined : t('moodAfterOnly', { value: textOf(moodAfter) });
}
