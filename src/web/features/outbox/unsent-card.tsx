import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { formatRecentDayInSentence, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { readLastSent } from '#web/lib/last-sent.ts';
import { useUnsentActions, useUnsentState } from '#web/lib/outbox/use-unsent.ts';
import { useMember } from '#web/lib/session.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { hasUnsent } from '#web/lib/unsent-flag.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type EntryGroup, groupEntries, newestOf, refusedIn } from '#web/ui/unsent/entry-kinds.ts';
import { UnsentRow } from '#web/ui/unsent/unsent-row.tsx';
import { useEntryState } from '#web/ui/unsent/use-entry-state.ts';
import { CalmShore } from './calm-shore.tsx';

/** Says in one sentence what waits on this device and why, and lists it. Says so if nothing waits. */
export function UnsentCard() {
  const { t } = useTranslation('outbox');
  const formatWhen = useFormatWhen();
  const stateOf = useEntryState();
  const { all, isKnown, canRead } = useUnsentState();
  const userId = useMember().id;
  const groups = groupEntries(all);
  if (!isKnown) return <Skeleton height="17rem" />;
  if (!canRead && hasUnsent(userId)) return <Unreadable />;
  if (groups.length === 0) return <NothingUnsent />;
  // If all entries have the same state, the sentence above the list says it.
  const differs = new Set(groups.map((group) => stateOf(group).sentence)).size > 1;
  return (
    <Card title={t('unsent')} action={<SendButton />}>
      <Reason groups={groups} />
      <LastSent />
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <UnsentRow
            key={group.key}
            group={group}
            state={differs ? 'described' : 'hidden'}
            formatTime={formatWhen}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Says that something may wait here, although the entries cannot be read. */
function Unreadable() {
  const { t } = useTranslation('outbox');
  const { canKeep } = useUnsentState();
  return (
    <Card title={t('unreadable')}>
      <p className="text-pretty text-muted">
        {t('unreadableText')} {canKeep && t('unreadableLater')}
      </p>
    </Card>
  );
}

function NothingUnsent() {
  const { t } = useTranslation('outbox');
  const { canKeep } = useUnsentState();
  return (
    <section className="flex flex-col overflow-hidden rounded-base border border-line bg-raised">
      <div className="relative min-h-32 grow">
        <CalmShore />
      </div>
      <div className="p-4 sm:p-6">
        <h2 className="font-display text-lead font-semibold">{t('empty')}</h2>
        {canKeep && <p className="mt-1 text-pretty text-muted">{t('emptyText')}</p>}
        <LastSent />
      </div>
    </section>
  );
}

/** Says when this browser last sent something to Lagom. Renders nothing if this is unknown. */
function LastSent() {
  const { t } = useTranslation('outbox');
  const formatWhen = useFormatWhen();
  const lastSent = readLastSent(useMember().id);
  if (lastSent === undefined) return null;
  return (
    <p className="mt-2 text-small text-muted tabular-nums">{t('lastSent', { when: formatWhen(lastSent) })}</p>
  );
}

function Reason({ groups }: { groups: readonly EntryGroup[] }) {
  const { t } = useTranslation('outbox');
  const isOnline = useIsOnline();
  const refused = groups.filter((group) => refusedIn(group)).length;
  const failures = groups.map((group) => newestOf(group).failure);
  // A failure of 0 means that the server did not answer.
  const isOffline = !isOnline || failures.includes(0);
  const afterFailure = failures.includes(401) ? 'signedOut' : 'retrying';
  const reason = isOffline ? 'offline' : failures.some(Boolean) ? afterFailure : 'sending';
  return (
    <p className="mb-2 text-pretty">
      {refused > 0
        ? t('reason.refused', { count: refused })
        : t(`reason.${reason}`, { count: groups.length })}
    </p>
  );
}

/** Returns a function that formats an instant in milliseconds: "today, 14:05" or "Tue 10 Mar, 14:05". */
function useFormatWhen() {
  const { language } = useLanguage();
  const today = useToday();
  return (instant: number) => {
    const date = new Date(instant);
    const day = formatRecentDayInSentence(toCalendarDay(date, timeZone()), language, today);
    return `${day}, ${formatTime(date.toISOString(), timeZone(), language)}`;
  };
}

/**
 * Shows a button that sends all entries that were not refused. A refused entry has its own button, because the person
 * should look at the entry before sending it again.
 */
function SendButton() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const isOnline = useIsOnline();
  const { entries } = useUnsentState();
  const { send } = useUnsentActions();
  const waiting = entries.filter(({ refusal }) => !refusal).map(({ number }) => number);
  if (waiting.length === 0) return null;
  const handlePress = () =>
    void send(waiting).catch(() => toast.show({ title: t('failed'), tone: 'danger' }));
  return (
    <Button variant="secondary" disabled={!isOnline} onClick={handlePress}>
      <Send aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {t('sendAll')}
    </Button>
  );
}
