import { Link } from '@tanstack/react-router';
import { BellOff, CircleCheck, Link2Off, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { unsubscribe } from '#contracts/reminders.ts';
import { CallError } from '#web/lib/call-api.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';

type Step = 'ask' | 'done' | 'invalid';

/**
 * Asks the person to confirm that reminders by email should stop. The token of the emailed link identifies the person,
 * so no sign-in is needed.
 */
export function UnsubscribePage() {
  const token = useSearchParamOnce('token', { keep: true });
  const [step, setStep] = useState<Step>(token ? 'ask' : 'invalid');
  return (
    <div {...useKeepFocus(step)} tabIndex={-1} className="mx-auto max-w-xl py-6 outline-none sm:py-12">
      {step === 'ask' && token ? <AskToStop token={token} onResult={setStep} /> : <Result step={step} />}
    </div>
  );
}

function AskToStop({ token, onResult }: { token: string; onResult: (step: Step) => void }) {
  const { t } = useTranslation('reminders');
  const showError = useErrorToast();
  const stopEmails = useEndpointMutation(unsubscribe, {
    onSuccess: () => onResult('done'),
    onError: (error) =>
      error instanceof CallError && error.code === 'not_found'
        ? onResult('invalid')
        : showError(t('unsubscribe.failed'), error),
  });
  return (
    <>
      <StepIcon icon={BellOff} />
      <PageHeader title={t('unsubscribe.title')} subtitle={t('unsubscribe.text')} />
      <Button busy={stopEmails.isPending} onClick={() => stopEmails.mutate({ params: { token } })}>
        {t('unsubscribe.confirm')}
      </Button>
    </>
  );
}

function Result({ step }: { step: Step }) {
  const { t } = useTranslation('reminders');
  const name = step === 'done' ? 'done' : 'invalid';
  return (
    <>
      <StepIcon icon={step === 'done' ? CircleCheck : Link2Off} />
      <PageHeader title={t(`unsubscribe.${name}Title`)} subtitle={t(`unsubscribe.${name}Text`)} />
      <Link to={pages.accountSettings} hash="notifications" className={buttonStyle('secondary')}>
        {t('unsubscribe.toSettings')}
      </Link>
    </>
  );
}

const StepIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span
    aria-hidden="true"
    className="mb-6 flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary"
  >
    <Icon className="size-7" strokeWidth={1.5} />
  </span>
);
