import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { focusSection, Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndOtherSessions, useEndSession, useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const showError = useErrorToast();
  const query = useSessions();
  const endSession = useEndSession();
  const endOthers = useEndOtherSessions();
  const callbacks = (successTitle: string) => ({
    onSuccess: () => toast.show({ title: successTitle }),
    onError: (failure: Error) => showError(t('sessions.notEnded'), failure),
  });

  return (
    <Section id="sessions" title={t('sessions.title')}>
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
              endingId={endSession.isPending ? endSession.variables : undefined}
              onEnd={(id) => endSession.mutate(id, callbacks(t('sessions.ended')))}
            />
            {sessions.some(({ current }) => !current) && (
              <div className="mt-5 flex border-t border-line pt-5 sm:justify-end">
                <Button
                  variant="secondary"
                  busy={endOthers.isPending}
                  onClick={() =>
                    endOthers.mutate(undefined, {
                      ...callbacks(t('sessions.endedOthers')),
                      onSettled: () => focusSection('sessions'),
                    })
                  }
                >
                  {t('sessions.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

interface SessionListProps {
  sessions: Session[];
  /** The id of the session that is being ended. */
  endingId: number | undefined;
  onEnd: (id: number) => void;
}

/** How many sessions are listed at first. */
const firstSessions = 4;

/**
 * Lists the session of this device and then the other sessions. Shows at most `firstSessions`
 * sessions, until the person presses the button that shows all.
 */
function SessionList({ sessions, endingId, onEnd }: SessionListProps) {
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
            busy={session.id === endingId}
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
