import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contracts/passkey.ts';
import { hasPasskeys } from '#web/lib/passkey.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ActionRow } from './action-row.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import { focusSection, Section } from './section.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { useAccount } from './use-account.ts';
import { deletePasskeyWrite, usePasskeys } from './use-passkeys.ts';

type Step = { name: 'overview' | 'add' } | { name: 'rename' | 'delete'; passkey: Passkey };

/** Lists the person's passkeys, with a button to add another. */
export function PasskeysSection() {
  const { t } = useTranslation('account');
  const query = usePasskeys();
  return (
    <Section
      id="passkeys"
      title={t('passkeys.title')}
      badge={query.data?.length === 0 ? 'neutral' : undefined}
    >
      <QueryView
        compact
        query={query}
        errorTitle={t('notLoaded.passkeys')}
        loading={<Skeleton height="2.75rem" width="14rem" />}
      >
        {(data) => <Steps passkeys={data} />}
      </QueryView>
    </Section>
  );
}

function Steps({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [step, setStep] = useState<Step>({ name: 'overview' });
  const showOverview = () => {
    setStep({ name: 'overview' });
    focusSection('passkeys');
  };
  const handleDone = (title: string) => () => {
    toast.show({ title });
    showOverview();
  };

  const steps: { [Name in Step['name']]: (step: Extract<Step, { name: Name }>) => ReactNode } = {
    overview: () => <Overview passkeys={passkeys} onSelect={setStep} />,
    add: () => <AddPasskeyForm onDone={handleDone(t('passkeys.added'))} onCancel={showOverview} />,
    rename: ({ passkey }) => (
      <RenamePasskeyForm
        passkey={passkey}
        onDone={handleDone(t('passkeys.renamed'))}
        onCancel={showOverview}
      />
    ),
    delete: ({ passkey: { id, name } }) => (
      <PasswordPrompt
        onSubmit={deletePasskeyWrite(id)}
        text={t('passkeys.deleteText', { name })}
        label={t('passkeys.deleteConfirm')}
        onDone={handleDone(t('passkeys.deleted'))}
        onCancel={showOverview}
      />
    ),
  };
  return (steps[step.name] as (step: Step) => ReactNode)(step);
}

function Overview({ passkeys, onSelect }: { passkeys: Passkey[]; onSelect: (step: Step) => void }) {
  const { t } = useTranslation('account');
  const obstacle = useAddObstacle();
  const isEmpty = passkeys.length === 0;
  const text = [t('passkeys.text'), obstacle].filter(Boolean).join(' ');
  return (
    <>
      {!isEmpty && <UnconfirmedAddress />}
      <ActionRow text={text}>
        {!obstacle && (
          <Button variant="secondary" onClick={() => onSelect({ name: 'add' })}>
            {t('passkeys.add')}
          </Button>
        )}
      </ActionRow>
      {!isEmpty && (
        <ul className="mt-4 -mb-3 divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => onSelect({ name: 'rename', passkey })}
              onDelete={() => onSelect({ name: 'delete', passkey })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns why the person cannot add a passkey. Returns undefined if the person can. */
function useAddObstacle(): string | undefined {
  const { t } = useTranslation('account');
  const { data: account } = useAccount();
  if (!hasPasskeys()) return t('passkeys.unsupported');
  return account?.hasPassword === false ? t('noPassword') : undefined;
}
