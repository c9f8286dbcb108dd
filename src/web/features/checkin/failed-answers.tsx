import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/checkin.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import type { FailedAnswer } from './find-failures.ts';

/**
 * Says how many answers were not saved, and why the first of them was not saved. Lists the
 * questions of these answers, unless the answers to all questions failed. The form keeps the
 * answers.
 */
export function FailedAnswers({ failed, questions }: { failed: FailedAnswer[]; questions: Question[] }) {
  const { t } = useTranslation('checkin');
  const { language } = useLanguage();
  const failedQuestions = questions.filter(({ id }) => failed.some(({ questionId }) => questionId === id));
  return (
    <Alert>
      <p className="font-semibold">{t('notSaved', { count: failed.length })}</p>
      <p>{errorMessage(failed[0]?.error, language)}</p>
      {failed.length < questions.length && (
        <ul className="mt-1 list-disc pl-5">
          {failedQuestions.map(({ id, question }) => (
            <li key={id}>{question}</li>
          ))}
        </ul>
      )}
      <p className="mt-1">{t('nothingLost')}</p>
    </Alert>
  );
}
