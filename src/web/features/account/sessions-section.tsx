import { useTranslation } from 'react-i18next';
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
  const endSessions = useEndSessions();
  const handleEnd = (ids: number[], successTitle: string) =>
    endSessions.mutate(ids, {
      onSuccess: () => toast.show({ title: successTitle }),
      onError: (failure) => showError(t('sessions.notEnded'), failure),
    });

  return (
    <Section id="sessions" title={t('sessions.title')}>
      <QueryView query={query} errorTitle={t('notLoaded')} loading={<Skeleton height="9rem" />}>
        {(sessions) => (
          <>
            <ul className="-my-3 divide-y divide-line">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={endSessions.isPending && endSessions.variables.includes(session.id)}
                  onEnd={() => handleEnd([session.id], t('sessions.ended'))}
                />
              ))}
            </ul>
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
