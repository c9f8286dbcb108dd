import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactBounds, type ContactForm as FormType } from '#domain/contact.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type SubmitResult, submitContactForm } from './submit-contact-form.ts';

interface Props {
  formType: FormType;
  /** The id of the heading above the form. */
  labelledBy: string;
  submitLabel: string;
  messageLabel: string;
  /** Extra fields, named `selectedPrice` and `userType`, between the email and the message. */
  children?: ReactNode;
  /** Whether a required choice is missing. The submit button is then disabled. */
  incomplete?: boolean;
  onSent?: () => void;
}

/**
 * A form with an email address and a message. Shows the result, and clears the input only after the server has accepted
 * it.
 */
export function ContactForm({
  formType,
  labelledBy,
  submitLabel,
  messageLabel,
  children,
  incomplete,
  onSent,
}: Props) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const [submitted, setResult] = useState<SubmitResult>();
  const [busy, setBusy] = useState(false);
  const isHydrated = useIsHydrated();

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    setBusy(true);
    setResult(undefined);
    const submitted = await submitContactForm(toContactEntry(formType, new FormData(fields)), language);
    setBusy(false);
    setResult(submitted);
    if (!submitted.success) return;
    fields.reset();
    onSent?.();
  };

  return (
    <form
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => void handleSubmit(event)}
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
      {submitted && (
        <Alert tone={submitted.success ? 'good' : 'danger'} role="alert">
          {submitted.text ?? t('sendFailed')}
        </Alert>
      )}
      <Button type="submit" busy={busy} disabled={!isHydrated || incomplete}>
        {submitLabel}
      </Button>
    </form>
  );
}

function toContactEntry(formType: FormType, fields: FormData) {
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
