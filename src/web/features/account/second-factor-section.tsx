import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ActionRow } from './action-row.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorScan } from './second-factor-scan.tsx';
import { focusSection, Section } from './section.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { useAccount } from './use-account.ts';
import { secondFactorWrites, useSecondFactor } from './use-second-factor.ts';

type SetUp = Awaited<ReturnType<typeof secondFactorWrites.setUp>>;

type Step =
  | { name: 'overview' | 'setUp' | 'renew' | 'disable' }
  | { name: 'scan'; setUp: SetUp }
  | { name: 'codes'; codes: string[] };

/**
 * Lets the person set up the second factor (the codes of an authenticator app) step by step. If it is already enabled,
 * shows buttons to renew the recovery codes and to disable the second factor.
 */
export function SecondFactorSection() {
  const { t } = useTranslation('account');
  const query = useSecondFactor();
  const badge = query.data && (query.data.enabled ? 'good' : 'neutral');
  return (
    <Section id="factor" title={t('factor.title')} badge={badge}>
      <QueryView
        compact
        query={query}
        errorTitle={t('notLoaded.factor')}
        loading={<Skeleton height="2.75rem" width="14rem" />}
      >
        {(data) => <Steps isOn={data.enabled} codesLeft={data.recoveryCodesLeft} />}
      </QueryView>
    </Section>
  );
}

function Steps({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [step, setStep] = useState<Step>({ name: 'overview' });
  const showOverview = () => {
    setStep({ name: 'overview' });
    focusSection('factor');
  };
  const { setUp, renewCodes, disable } = secondFactorWrites;

  const steps: { [Name in Step['name']]: (step: Extract<Step, { name: Name }>) => ReactNode } = {
    overview: () => <Overview isOn={isOn} codesLeft={codesLeft} onSelect={(name) => setStep({ name })} />,
    setUp: () => (
      <PasswordPrompt
        onSubmit={setUp}
        label={t('factor.continue')}
        onDone={(setUpResult) => setStep({ name: 'scan', setUp: setUpResult })}
        onCancel={showOverview}
      />
    ),
    renew: () => (
      <PasswordPrompt
        onSubmit={renewCodes}
        text={t('factor.renewText')}
        label={t('factor.renew')}
        onDone={({ recoveryCodes }) => setStep({ name: 'codes', codes: recoveryCodes })}
        onCancel={showOverview}
      />
    ),
    disable: () => (
      <PasswordPrompt
        onSubmit={disable}
        text={t('factor.disableText')}
        label={t('factor.disable')}
        onDone={() => {
          toast.show({ title: t('factor.nowOff') });
          showOverview();
        }}
        onCancel={showOverview}
      />
    ),
    scan: ({ setUp: setUpResult }) => (
      <SecondFactorScan
        uri={setUpResult.otpauthUri}
        secret={setUpResult.secret}
        onDone={() => {
          toast.show({ title: t('factor.nowOn') });
          setStep({ name: 'codes', codes: setUpResult.recoveryCodes });
        }}
        onCancel={showOverview}
      />
    ),
    codes: ({ codes }) => <RecoveryCodes codes={codes} onDone={showOverview} />,
  };
  return (steps[step.name] as (step: Step) => ReactNode)(step);
}

interface OverviewProps {
  isOn: boolean;
  codesLeft: number;
  onSelect: (name: 'setUp' | 'renew' | 'disable') => void;
}

function Overview({ isOn, codesLeft, onSelect }: OverviewProps) {
  const { t } = useTranslation('account');
  const { data: account } = useAccount();
  if (account?.hasPassword === false) return <ActionRow text={`${t('factor.text')} ${t('noPassword')}`} />;
  if (!isOn)
    return (
      <ActionRow text={t('factor.text')}>
        <Button variant="secondary" onClick={() => onSelect('setUp')}>
          {t('factor.setUp')}
        </Button>
      </ActionRow>
    );
  return (
    <>
      <UnconfirmedAddress />
      <ActionRow text={t('factor.left', { count: codesLeft })}>
        <Button variant="secondary" onClick={() => onSelect('renew')}>
          {t('factor.renew')}
        </Button>
        <Button variant="secondary" onClick={() => onSelect('disable')}>
          {t('factor.disable')}
        </Button>
      </ActionRow>
    </>
  );
}
