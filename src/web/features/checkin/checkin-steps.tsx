import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { CheckinStep } from './checkin-step.tsx';
import { CheckinSummary } from './checkin-summary.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepTrack } from './step-track.tsx';
import { type Checkin, canSkip, useCheckinRows } from './use-checkin-rows.ts';

interface Props {
  checkin: Checkin;
  onOpenChange: (open: boolean) => void;
  /** Shows all questions on one screen. */
  onShowAll: () => void;
}

/** Shows one question at a time, from the first one without an answer, and at the end all answers of the day. */
export function CheckinSteps({ checkin, onOpenChange, onShowAll }: Props) {
  const { t } = useTranslation('checkin');
  const { rows, answer, skip } = useCheckinRows(checkin);
  const [firstStep] = useState(() =>
    Math.max(
      0,
      rows.findIndex(({ answered }) => !answered),
    ),
  );
  const [step, setStep] = useState(firstStep);
  const focusProps = useKeepFocus(String(step));
  const row = rows[step];
  const handleSkip = () => {
    if (row) skip(row.id);
    setStep(step + 1);
  };
  const handleConfirm = () => {
    if (row) answer(row.id, row.value);
    setStep(step + 1);
  };
  const handleNext = () => (row && canSkip(row) ? handleSkip() : setStep(step + 1));
  // Shows the next question when the person presses Enter in an input, which would otherwise submit the form.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    handleNext();
  };
  return (
    <div onClickCapture={focusProps.onClickCapture} className="-mb-6 flex min-h-[min(28rem,60dvh)] flex-col">
      <StepTrack rows={rows} step={step} />
      {step === firstStep && row && !row.answered && (
        <p className="mt-3 text-small text-pretty text-muted">{t('stepsDescription')}</p>
      )}
      <section
        ref={focusProps.ref}
        tabIndex={-1}
        aria-label={row ? t('step', { number: step + 1, total: rows.length }) : t('summary')}
        className="flex grow flex-col outline-none"
        onKeyDown={handleKeyDown}
      >
        {row ? (
          <CheckinStep row={row} onAnswer={(value) => answer(row.id, value)} />
        ) : (
          <CheckinSummary rows={rows} onChange={setStep} />
        )}
      </section>
      <StepButtons
        checkin={checkin}
        row={row}
        isFirst={step === 0}
        onBack={() => setStep(step - 1)}
        onNext={handleNext}
        onConfirm={handleConfirm}
        onSkip={handleSkip}
        onShowAll={onShowAll}
        onOpenChange={onOpenChange}
      />
    </div>
  );
}
