import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { pages } from '#contracts/pages.ts';
import { deletionPhrase } from '#domain/account.ts';
import { useClearAndRedirect } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { useIsFormBusy } from '#web/ui/form-context.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ActionRow } from './action-row.tsx';
import { focusSection, Section } from './section.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/**
 * How long the toast that confirms the deletion is shown before the redirect, in milliseconds
 * (product specification, section 9).
 */
const redirectDelayMs = 2_000;

export function DeleteSection() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const handleCancel = () => {
    setOpen(false);
    focusSection('delete');
  };
  return (
    <Section danger id="delete" title={t('delete.title')}>
      {isOpen ? (
        <DeleteForm onCancel={handleCancel} />
      ) : (
        <ActionRow text={t('delete.text')}>
          <Button variant="calmDanger" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        </ActionRow>
      )}
    </Section>
  );
}

const schema = z.object({ confirmation: z.literal(deletionPhrase, 'wrong_confirmation') });

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const clearAndRedirect = useClearAndRedirect();
  const deleting = useDeleteAccount();
  return (
    <Form
      spacing="wide"
      schema={schema}
      defaultValues={{ confirmation: '' }}
      onSubmit={async ({ confirmation }) => {
        await deleting.mutateAsync(confirmation);
        toast.show({ title: t('delete.deleted'), description: t('delete.deletedText') });
        await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
        clearAndRedirect(pages.auth);
      }}
      errorTitle={t('delete.failed')}
    >
      <Alert>
        <p className="font-semibold">{t('delete.warningTitle')}</p>
        <p>{t('delete.warning')}</p>
      </Alert>
      <PhraseField />
      <Actions onCancel={onCancel} />
    </Form>
  );
}

function PhraseField() {
  const { t } = useTranslation('account');
  const { trigger, getValues, clearErrors } = useFormContext();
  const matchesPhrase = useMatchesPhrase();
  // Removes the error as soon as the typed phrase is correct. If the error disappeared only when
  // the person presses the button, the button would move away from the pointer and the press would
  // be lost.
  useEffect(() => {
    if (matchesPhrase) clearErrors('confirmation');
  }, [matchesPhrase, clearErrors]);
  const check = () => void (getValues('confirmation') !== '' && trigger());
  return (
    <TextField
      name="confirmation"
      label={t('delete.label', { phrase: deletionPhrase })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus
      onBlur={check}
      onKeyDown={({ key }) => key === 'Enter' && check()}
    />
  );
}

const useMatchesPhrase = () => useWatch({ name: 'confirmation' }) === deletionPhrase;

function Actions({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const matchesPhrase = useMatchesPhrase();
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton variant="danger" disabled={!matchesPhrase}>
        {t('delete.confirm')}
      </SubmitButton>
      <Button variant="secondary" disabled={useIsFormBusy()} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
