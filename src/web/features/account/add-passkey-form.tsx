import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PasskeyError } from '#web/lib/passkey.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { parseUserAgent } from './parse-user-agent.ts';
import { PasskeyNameField, passkeyName } from './passkey-name-field.tsx';
import { useCreatePasskey } from './use-passkeys.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

const schema = z.object({ name: passkeyName, password: z.string().min(1) });

/** Asks for a name and the password, and then lets the device create a passkey. */
export function AddPasskeyForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation('account');
  const createPasskey = useCreatePasskey();
  return (
    <div className="max-w-md">
      <Form
        schema={schema}
        defaultValues={{ name: useDeviceName(), password: '' }}
        onSubmit={async (input) => {
          await createPasskey.mutateAsync(input);
          onDone();
        }}
        // If a passkey could not be created, the usual reason is that the person cancelled the
        // browser's prompt. Cancelling is not an error, so the alert has the tone `attention`.
        renderError={(error) =>
          error instanceof PasskeyError ? (
            <Alert tone="attention">{t(`passkeys.fault.${error.reason}`)}</Alert>
          ) : undefined
        }
      >
        <p>{t('passkeys.addText')}</p>
        <PasskeyNameField />
        <CurrentPasswordField />
        <FormActions submitLabel={t('passkeys.continue')} onOpenChange={onCancel} />
      </Form>
    </div>
  );
}

/**
 * Returns the default name of a passkey: the browser and the operating system, or an empty text if both are unknown.
 */
function useDeviceName(): string {
  const { t } = useTranslation('account');
  const { browser, system } = parseUserAgent(navigator.userAgent);
  return browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? system ?? '');
}
