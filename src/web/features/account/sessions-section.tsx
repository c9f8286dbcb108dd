import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions, useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
  const showError = useErrorToast();
  const { data: sessions, error, refetch } = useSessions();
  const endSessions = useEndSessions();
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const handleEnd = (ids: number[], successTitle: string) =>
    endSessions.mutate(ids, {
      onSuccess: () => toast.show({ title: successTitle }),
      onError: (failure) => showError(t('sessions.notEnded'), failure),
    });

  return (
    <Section id="sessions" title={t('sessions.title')}>
      {!sessions && !error && <Skeleton height="9rem" />}
      {!sessions && error && (
        <ErrorState
          title={t('notLoaded')}
          text={errorMessage(error, language)}
          onRetry={() => void refetch()}
        />
      )}
      {sessions && (
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
      )}
      {sessions && (
        <div className="mt-5 border-t border-line pt-5">
          {others.length === 0 ? (
            <p className="text-muted">{t('sessions.onlyThis')}</p>
          ) : (
            <Button
              variant="secondary"
              busy={endSessions.isPending}
              onClick={() =>
                handleEnd(
                  others.map(({ id }) => id),
                  t('sessions.endedOthers'),
                )
              }
            >
              {t('sessions.endOthers')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
