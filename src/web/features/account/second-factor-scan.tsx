import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useConfirmSecondFactor } from './use-second-factor.ts';

interface Props {
  uri: string;
  secret: string;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Shows the secret for the authenticator app as a QR code and as text. Then asks for the first code that the app shows.
 */
export function SecondFactorScan({ uri, secret, onDone, onCancel }: Props) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {t('factor.scanTitle')}
        </h3>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-4">
          <QrCode text={uri} label={t('factor.qrCode')} />
          <div className="min-w-0 grow basis-56">
            <p className="text-muted">{t('factor.scanText')}</p>
            <p className="mt-2 font-mono wrap-anywhere select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          </div>
        </div>
      </div>
      <CodeForm onDone={onDone} onCancel={onCancel} />
    </div>
  );
}

// Removes spaces, because authenticator apps show the digits in two groups.
const schema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().min(1)),
});

function CodeForm({ onDone, onCancel }: Pick<Props, 'onDone' | 'onCancel'>) {
  const { t } = useTranslation('account');
  const confirmFactor = useConfirmSecondFactor();
  return (
    <Form
      schema={schema}
      defaultValues={{ code: '' }}
      onSubmit={async ({ code }) => {
        await confirmFactor.mutateAsync(code);
        onDone();
      }}
    >
      <h3 className="font-medium">{t('factor.codeTitle')}</h3>
      <div className="max-w-60">
        <TextField
          name="code"
          label={t('factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          missing={t('factor.codeMissing')}
        />
      </div>
      <FormActions submitLabel={t('factor.confirm')} onOpenChange={onCancel} />
    </Form>
  );
}
