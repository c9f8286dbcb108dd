import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contracts/passkey.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { formatDateTime } from './format-date-time.ts';

interface Props {
  passkey: Passkey;
  onRename: () => void;
  onDelete: () => void;
}

/** Shows a passkey's name, creation and last use, with buttons to rename and delete it. */
export function PasskeyRow({ passkey, onRename, onDelete }: Props) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className="flex items-start gap-3 py-3 sm:gap-4">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-muted"
      >
        <KeyRound className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {synced && <Badge tone="neutral">{t('passkeys.synced')}</Badge>}
        </p>
        <p className="text-small text-muted tabular-nums">
          {t('passkeys.made', { when: formatDateTime(createdAt, language) })}
        </p>
        <p className="text-small text-muted tabular-nums">
          {lastUsedAt
            ? t('passkeys.used', { when: formatDateTime(lastUsedAt, language) })
            : t('passkeys.unused')}
        </p>
      </div>
      <div className="-mr-3 flex shrink-0">
        <IconButton icon={Pencil} label={t('passkeys.renameNamed', { name })} onClick={onRename} />
        <IconButton icon={Trash2} label={t('passkeys.deleteNamed', { name })} onClick={onDelete} />
      </div>
    </li>
  );
}
