import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useConfirmSecondFactor } from './use-second-factor.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Props {
  uri: string;
  secret: string;
  onDone: () => void;
  onCancel: () => void;
}

/** The secret for the app, to scan or to type, and the first code from it. */
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

function CodeForm({ onDone, onCancel }: Pick<Props, 'onDone' | 'onCancel'>) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const confirmFactor = useConfirmSecondFactor();
  const serverErrors = useServerErrors(confirmFactor.error, ['code']);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmFactor.isPending) return;
    // Apps show the digits in two groups.
    const digits = code.replace(/\s/g, '');
    setMissing(digits === '');
    if (digits === '') return field.current?.focus();
    confirmFactor.mutate(digits, { onSuccess: onDone, onError: () => field.current?.focus() });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      <h3 className="font-medium">{t('factor.codeTitle')}</h3>
      <div className="max-w-60">
        <TextField
          ref={field}
          label={t('factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={isMissing ? t('factor.codeMissing') : serverErrors.forField('code')}
          onChange={(event) => {
            setCode(event.target.value);
            setMissing(false);
            if (confirmFactor.isError) confirmFactor.reset();
          }}
        />
      </div>
      {serverErrors.general && <Alert>{errorMessage(serverErrors.general, language)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={confirmFactor.isPending}>
          {t('factor.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
