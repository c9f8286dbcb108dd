import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions, useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const showError = useErrorToast();
  const query = useSessions();
  const count = query.data?.length;
  const endSessions = useEndSessions();
  const handleEnd = (ids: number[], successTitle: string) =>
    endSessions.mutate(ids, {
      onSuccess: () => toast.show({ title: successTitle }),
      onError: (failure) => showError(t('sessions.notEnded'), failure),
    });

  return (
    <Section
      id="sessions"
      title={t('sessions.title')}
      value={count === undefined ? undefined : t('sessions.devices', { count })}
      query={query}
    >
      <QueryView
        compact
        query={query}
        errorTitle={t('notLoaded.sessions')}
        loading={<Skeleton height="9rem" />}
      >
        {(sessions) => (
          <>
            <SessionList
              sessions={sessions}
              endingIds={endSessions.isPending ? endSessions.variables : []}
              onEnd={(id) => handleEnd([id], t('sessions.ended'))}
            />
            <EndOthers
              others={sessions.filter(({ current }) => !current).map(({ id }) => id)}
              busy={endSessions.isPending}
              onEnd={(ids) => handleEnd(ids, t('sessions.endedOthers'))}
            />
          </>
        )}
      </QueryView>
    </Section>
  );
}

interface SessionListProps {
  sessions: Session[];
  /** The ids of the sessions that are being ended. */
  endingIds: number[];
  onEnd: (id: number) => void;
}

/** How many sessions are listed at first. */
const firstSessions = 4;

/**
 * Lists the session of this device and then the other sessions. Shows at most `firstSessions`
 * sessions, until the person presses the button that shows all.
 */
function SessionList({ sessions, endingIds, onEnd }: SessionListProps) {
  const { t } = useTranslation('account');
  const [isAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const ordered = [
    ...sessions.filter(({ current }) => current),
    ...sessions.filter(({ current }) => !current),
  ];
  const handleShowAll = () => {
    setAllShown(true);
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="-my-3 divide-y divide-line outline-none">
        {(isAllShown ? ordered : ordered.slice(0, firstSessions)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={endingIds.includes(session.id)}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </ul>
      {!isAllShown && ordered.length > firstSessions && (
        <div className="mt-3">
          <Button variant="quiet" onClick={handleShowAll}>
            {t('sessions.showAll', { count: ordered.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface EndOthersProps {
  others: number[];
  busy: boolean;
  onEnd: (ids: number[]) => void;
}

function EndOthers({ others, busy, onEnd }: EndOthersProps) {
  const { t } = useTranslation('account');
  return (
    <div className="mt-5 border-t border-line pt-5">
      {others.length === 0 ? (
        <p className="text-muted">{t('sessions.onlyThis')}</p>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => onEnd(others)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  );
}
