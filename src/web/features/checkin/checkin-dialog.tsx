import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCategoryEnabled, type Preferences } from '#domain/preferences.ts';
import { CallError } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckinProgress } from './checkin-progress.tsx';
import { CheckinQuestions } from './checkin-questions.tsx';
import { CheckinSteps } from './checkin-steps.tsx';
import { FailedAnswers } from './failed-answers.tsx';
import type { FailedAnswer } from './find-failures.ts';
import { SaveButton } from './save-button.tsx';
import { useCheckin, useSaveAnswers } from './use-checkin.ts';
import { type Changes, toAnswers } from './use-checkin-rows.ts';
import { useIsPhone } from './use-is-phone.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  checkinQuestions: Preferences['checkinQuestions'];
  onSaved: () => void;
}

/**
 * Shows the daily check-in. On a phone, shows one question at a time. If the dialog is still open
 * after midnight, its answers count for the day on which the dialog was opened.
 */
export function CheckinDialog(props: Props) {
  return props.open && <OpenCheckin {...props} />;
}

function OpenCheckin({ onOpenChange, onSaved, checkinQuestions }: Props) {
  const { t } = useTranslation('checkin');
  const today = useToday();
  const [day] = useState(today);
  const [failed, setFailed] = useState<FailedAnswer[]>([]);
  const isPhone = useIsPhone();
  const [showsAll, setShowsAll] = useState(false);
  const isStepwise = isPhone && !showsAll;
  const query = useCheckin(day);
  const saveAnswers = useSaveAnswers(day);
  const [questions, responses] = query.data ?? [];
  const checkin = questions &&
    responses && {
      questions: questions.filter(({ category }) => isCategoryEnabled(category, checkinQuestions)),
      responses,
    };
  const isReady = checkin !== undefined && checkin.questions.length > 0;

  const handleSubmit = async ({ changes }: { changes: Changes }) => {
    if (!checkin) return;
    const failures = await saveAnswers.mutateAsync(toAnswers(checkin, changes));
    setFailed(failures);
    if (failures[0]) throw failures[0].error;
    onSaved();
  };

  return (
    <FormDialog<{ changes: Changes }>
      open
      onOpenChange={onOpenChange}
      title={t('title')}
      {...(isReady && !isStepwise && { description: t('description') })}
      {...(isReady &&
        !isStepwise && {
          renderSubmit: (form) => <SaveButton checkin={checkin} form={form} />,
          footerNote: <CheckinProgress checkin={checkin} />,
        })}
      draftName={`checkin.${day}`}
      savedText={t('saved')}
      defaultValues={{ changes: {} }}
      onSubmit={handleSubmit}
      renderError={(failure) =>
        failure instanceof CallError && failure.code === 'not_signed_in' ? undefined : (
          <FailedAnswers failed={failed} questions={checkin?.questions ?? []} />
        )
      }
    >
      <QueryView
        query={{ ...query, data: checkin }}
        errorTitle={t('loadFailed')}
        loading={<LoadingQuestions />}
      >
        {(shown) =>
          isReady && isStepwise ? (
            <CheckinSteps checkin={shown} onOpenChange={onOpenChange} onShowAll={() => setShowsAll(true)} />
          ) : isReady ? (
            <>
              <CheckinQuestions checkin={shown} />
              {isPhone && (
                <Button variant="quiet" wide onClick={() => setShowsAll(false)}>
                  {t('showOne')}
                </Button>
              )}
            </>
          ) : (
            <p className="py-12 text-center text-muted">{t('noQuestions')}</p>
          )
        }
      </QueryView>
    </FormDialog>
  );
}

const placeholderKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingQuestions() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className="divide-y divide-line">
      {placeholderKeys.map((key) => (
        <div key={key} className="space-y-4 py-4">
          <Skeleton height="1.25rem" width="60%" />
          <Skeleton height="1.5rem" />
        </div>
      ))}
    </div>
  );
}
