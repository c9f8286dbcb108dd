import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { isCategoryEnabled, type Preferences } from '#domain/preferences.ts';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { CheckinBody } from './checkin-body.tsx';
import { CheckinProgress } from './checkin-progress.tsx';
import { type FailedAnswer, useCheckin, useSaveAnswers } from './use-checkin.ts';
import { useCheckinDraft } from './use-checkin-draft.ts';

const noFailures: FailedAnswer[] = [];

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  checkinQuestions: Preferences['checkinQuestions'];
}

/** Shows the daily check-in. If the dialog is open at midnight, it stays on the day on which it was opened. */
export function CheckinDialog(props: Props) {
  const today = useToday();
  const [day, setDay] = useState(today);
  if (!props.open && day !== today) setDay(today);
  return <DayCheckin key={day} day={day} {...props} />;
}

function DayCheckin({ day, open, onOpenChange, checkinQuestions }: Props & { day: CalendarDay }) {
  const { t } = useTranslation('checkin');
  const formId = useId();
  const toast = useToast();
  const { questions, responses, error, retry } = useCheckin(day, open);
  const enabledQuestions = questions?.filter(({ category }) => isCategoryEnabled(category, checkinQuestions));
  const draft = useCheckinDraft(enabledQuestions, responses);
  const saveAnswers = useSaveAnswers(day);
  const saveLabel = useSaveLabel();
  const isReady = responses !== undefined && draft.rows.length > 0;

  const handleSubmit = () =>
    saveAnswers.mutate(draft.answers, {
      onSuccess: (failed) => {
        if (failed.length > 0) return;
        toast.show({ title: t('saved') });
        draft.clear();
        onOpenChange(false);
      },
    });

  const handleOpenChange = (next: boolean) => {
    if (saveAnswers.isPending) return;
    saveAnswers.reset();
    onOpenChange(next);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={t('title')}
      {...(isReady ? { description: t('description') } : {})}
      footer={
        isReady && (
          <>
            <Button type="submit" form={formId} busy={saveAnswers.isPending}>
              {saveLabel(draft)}
            </Button>
            <CheckinProgress {...draft.progress} />
          </>
        )
      }
    >
      <CheckinBody
        id={formId}
        loading={!questions || !responses}
        error={error}
        onRetry={retry}
        draft={draft}
        failed={saveAnswers.data ?? noFailures}
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}

/**
 * Returns a function that describes what saving will do: how many answers are the person's and how many are suggested.
 */
function useSaveLabel() {
  const { t } = useTranslation('checkin');
  return ({ answered, suggested }: { answered: number; suggested: number }): string => {
    if (suggested === 0) return t('save');
    return answered === 0 ? t('saveSuggested', { suggested }) : t('saveBoth', { answered, suggested });
  };
}
