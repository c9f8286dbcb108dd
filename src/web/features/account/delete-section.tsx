import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { pages } from '#contracts/pages.ts';
import { deletionPhrase } from '#domain/account.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useClearAndRedirect } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { focusSection, Section } from './section.tsx';
import { TitledErrorAlert } from './titled-error-alert.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** Milliseconds to read that it is done (product specification, section 9). */
const redirectDelayMs = 2_000;

export function DeleteSection() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const handleCancel = () => {
    setOpen(false);
    focusSection('delete');
  };
  return (
    <Section id="delete" title={t('delete.title')}>
      {isOpen ? (
        <DeleteForm onCancel={handleCancel} />
      ) : (
        <>
          <p className="mb-5 text-muted">{t('delete.text')}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        </>
      )}
    </Section>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const clearAndRedirect = useClearAndRedirect();
  const deleting = useDeleteAccount();
  const [input, setInput] = useState('');
  const [isTouched, setTouched] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const matchesPhrase = input === deletionPhrase;
  const isBusy = deleting.isPending || deleting.isSuccess;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!matchesPhrase || isBusy) return;
    deleting.mutate(input, {
      onSuccess: () => {
        toast.show({ title: t('delete.deleted'), description: t('delete.deletedText') });
        setTimeout(() => clearAndRedirect(pages.auth), redirectDelayMs);
      },
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-5">
      <Alert>
        <p className="font-semibold">{t('delete.warningTitle')}</p>
        <p>{t('delete.warning')}</p>
      </Alert>
      <TextField
        ref={field}
        label={t('delete.label', { phrase: deletionPhrase })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={input}
        readOnly={isBusy}
        error={isTouched && !matchesPhrase ? errorTable.wrong_confirmation[language] : undefined}
        onChange={(event) => {
          setInput(event.target.value);
          setTouched(false);
        }}
        onBlur={() => setTouched(input !== '')}
        onKeyDown={({ key }) => key === 'Enter' && setTouched(true)}
      />
      {deleting.error && <TitledErrorAlert title={t('delete.failed')} error={deleting.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={!matchesPhrase} busy={isBusy}>
          {t('delete.confirm')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
