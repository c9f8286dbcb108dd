import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactBounds, type ContactForm as FormType } from '#domain/contact.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useHasScript } from '#web/lib/use-has-script.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Outcome, sendForm } from './send-contact.ts';

interface Props {
  form: FormType;
  /** The heading above it. */
  labelledBy: string;
  submitLabel: string;
  messageLabel: string;
  /** Fields named `selectedPrice` and `userType`, between the address and the message. */
  children?: ReactNode;
  /** Something is missing that the button waits for. */
  incomplete?: boolean;
  onSent?: () => void;
}

/** An address and a message, and what became of them. What was typed stays until it was taken. */
export function ContactForm({
  form,
  labelledBy,
  submitLabel,
  messageLabel,
  children,
  incomplete,
  onSent,
}: Props) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const hasScript = useHasScript();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    setBusy(true);
    setOutcome(undefined);
    const result = await sendForm(entryOf(form, new FormData(fields)), language);
    setBusy(false);
    setOutcome(result);
    if (!result.success) return;
    fields.reset();
    onSent?.();
  };

  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
      className="space-y-4"
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={contactBounds.email}
      />
      {children}
      <TextareaField label={messageLabel} name="message" rows={3} maxLength={contactBounds.message} />
      <div aria-hidden="true" className="visually-hidden">
        <label>
          {t('honeypot')}
          <input name="honeypot" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {outcome && (
        <Alert tone={outcome.success ? 'good' : 'danger'} role="alert">
          {outcome.text ?? t('sendFailed')}
        </Alert>
      )}
      <Button type="submit" busy={busy} disabled={!hasScript || incomplete}>
        {submitLabel}
      </Button>
    </form>
  );
}

function entryOf(formType: FormType, fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? '');
  const price = text('selectedPrice');
  return {
    formType,
    email: text('email'),
    message: text('message'),
    selectedPrice: price === '' ? null : Number(price),
    userType: text('userType'),
    honeypot: text('honeypot'),
    timeTaken: Math.round(performance.now()),
  };
}
