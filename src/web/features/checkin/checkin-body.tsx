import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckinQuestion } from './checkin-question.tsx';
import type { FailedAnswer } from './use-checkin.ts';
import type { DraftQuestion, useCheckinDraft } from './use-checkin-draft.ts';

interface Props {
  id: string;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  draft: ReturnType<typeof useCheckinDraft>;
  failed: FailedAnswer[];
  onSubmit: () => void;
}

export function CheckinBody({ id, loading, error, onRetry, draft, failed, onSubmit }: Props) {
  const { t } = useTranslation(['checkin', 'common']);
  const { language } = useLanguage();
  if (error) {
    return <ErrorState title={t('loadFailed')} text={errorMessage(error, language)} onRetry={onRetry} />;
  }
  if (loading) return <LoadingQuestions label={t('common:loading')} />;
  if (draft.rows.length === 0) return <p className="py-12 text-center text-muted">{t('noQuestions')}</p>;
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FailedAnswers failed={failed} rows={draft.rows} />
      <ul className="divide-y divide-line">
        {draft.rows.map((row) => (
          <CheckinQuestion
            key={row.id}
            row={row}
            onAnswer={(value) => draft.answer(row.id, value)}
            onSkip={() => draft.skip(row.id)}
            onUnskip={() => draft.unskip(row.id)}
          />
        ))}
      </ul>
    </form>
  );
}

/** Lists the answers that were not saved, with the reasons. The answers stay in the form below. */
function FailedAnswers({ failed, rows }: { failed: FailedAnswer[]; rows: DraftQuestion[] }) {
  const { t } = useTranslation('checkin');
  const { language } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failed.length > 0) container.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const [firstFailure] = failed;
  if (!firstFailure) return null;
  const failedRows = rows.filter(({ id }) => failed.some(({ questionId }) => questionId === id));
  return (
    <div ref={container} className="mb-2">
      <Alert>
        <p className="font-semibold">{t('notSaved', { count: failed.length })}</p>
        <p>{errorMessage(firstFailure.error, language)}</p>
        {failed.length < rows.length && (
          <ul className="mt-1 list-disc pl-5">
            {failedRows.map(({ id, question }) => (
              <li key={id}>{question}</li>
            ))}
          </ul>
        )}
        <p className="mt-1">{t('nothingLost')}</p>
      </Alert>
    </div>
  );
}

const placeholderKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingQuestions({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="divide-y divide-line">
      {placeholderKeys.map((key) => (
        <div key={key} className="space-y-4 py-4">
          <Skeleton height="1.25rem" width="60%" />
          <Skeleton height="1.5rem" />
        </div>
      ))}
    </div>
  );
}
