import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff, CircleCheck, Link2Off, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { getUnsubscribeState, unsubscribe } from '#contracts/reminders.ts';
import { CallError } from '#web/lib/call-api.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';

type ResultStep = 'done' | 'invalid';

/**
 * Asks the person to confirm that reminders by email should stop, or says that they are off already. The token of the
 * emailed link identifies the person, so no sign-in is needed.
 */
export function UnsubscribePage() {
  const token = useSearchParamOnce('token', { keep: true });
  const [result, setResult] = useState<ResultStep>();
  const found = useUnsubscribeStep(token ?? '');
  const step = result ?? (token ? found : 'invalid');
  return (
    <div {...useKeepFocus(step)} tabIndex={-1} className="mx-auto max-w-xl py-6 outline-none sm:py-12">
      {step === 'loading' && <Loading />}
      {step === 'ask' && token && <AskToStop token={token} onResult={setResult} />}
      {(step === 'done' || step === 'invalid') && <Result step={step} />}
    </div>
  );
}

/** Returns the step with which the page starts. If the server does not answer, the step is `ask`. */
function useUnsubscribeStep(token: string): ResultStep | 'ask' | 'loading' {
  const { data, error } = useQuery({
    ...endpointQuery(getUnsubscribeState, { params: { token } }),
    enabled: token !== '',
    // The key contains the token.
    gcTime: 0,
  });
  if (data) return data.emailNotifications ? 'ask' : 'done';
  if (!error) return 'loading';
  return error instanceof CallError && error.code === 'not_found' ? 'invalid' : 'ask';
}

function Loading() {
  const { t } = useTranslation('reminders');
  usePageTitle(t('unsubscribe.title'));
  return <Skeleton height="20rem" />;
}

function AskToStop({ token, onResult }: { token: string; onResult: (step: ResultStep) => void }) {
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

function Result({ step }: { step: ResultStep }) {
  const { t } = useTranslation('reminders');
  return (
    <>
      <StepIcon icon={step === 'done' ? CircleCheck : Link2Off} />
      <PageHeader title={t(`unsubscribe.${step}Title`)} subtitle={t(`unsubscribe.${step}Text`)} />
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
