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
import { Failure } from './failure.tsx';
import { focusSection, Section } from './section.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** Milliseconds to read that it is done (product specification, section 9). */
const leaveAfter = 2_000;

export function DeleteSection() {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const cancel = () => {
    setOpen(false);
    focusSection('delete');
  };
  return (
    <Section id="delete" title={t('delete.title')}>
      {isOpen ? (
        <DeleteForm onCancel={cancel} />
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
  const leave = useClearAndRedirect();
  const deleting = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [isRead, setRead] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isExact = typed === deletionPhrase;
  const isOver = deleting.isPending || deleting.isSuccess;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isExact || isOver) return;
    deleting.mutate(typed, {
      onSuccess: () => {
        toast.show({ title: t('delete.deleted'), description: t('delete.deletedText') });
        setTimeout(() => leave(pages.auth), leaveAfter);
      },
    });
  };

  return (
    <form noValidate onSubmit={send} className="space-y-5">
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
        value={typed}
        readOnly={isOver}
        error={isRead && !isExact ? errorTable.wrong_confirmation[language] : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setRead(false);
        }}
        onBlur={() => setRead(typed !== '')}
        onKeyDown={({ key }) => key === 'Enter' && setRead(true)}
      />
      {deleting.error && <Failure title={t('delete.failed')} error={deleting.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={!isExact} busy={isOver}>
          {t('delete.confirm')}
        </Button>
        <Button variant="secondary" disabled={isOver} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
