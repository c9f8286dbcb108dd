import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { passkeyNameLength } from '#contracts/passkey.ts';
import { TextField } from '#web/ui/text-field.tsx';

export const passkeyName = z.string().trim().min(1).max(passkeyNameLength);

/** Shows a field for the name of a passkey. With `selected`, the field gets the focus and its text is selected. */
export function PasskeyNameField({ selected }: { selected?: boolean }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="name"
      label={t('passkeys.name')}
      hint={t('passkeys.nameHint')}
      autoComplete="off"
      maxLength={passkeyNameLength}
      required
      missing={t('passkeys.nameMissing')}
      {...(selected && { autoFocus: true, onFocus: (event) => event.target.select() })}
    />
  );
}
