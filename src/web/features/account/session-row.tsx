import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/auth.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from './format-date-time.ts';
import { parseUserAgent } from './parse-user-agent.ts';

interface Props {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/**
 * Shows the device, the last use and the start of a session, with a button to end the session. Leaves out the last use
 * if it was the start.
 */
export function SessionRow({ session, busy, onEnd }: Props) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const { browser, system, isHandheld } = parseUserAgent(session.userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const device =
    browser && system
      ? t('sessions.browserOn', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const lastUsed = formatDateTime(session.lastUsedAt, language);
  const begun = formatDateTime(session.createdAt, language);
  const signedIn = t('sessions.signedIn', { when: begun });
  const isUnused = !session.current && lastUsed === begun;
  const use = session.current ? t('sessions.now') : t('sessions.lastUsed', { when: lastUsed });
  return (
    <li className="flex items-start gap-4 py-3">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-muted"
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {device}
            {session.current && <Badge tone="good">{t('sessions.current')}</Badge>}
          </p>
          <p className="text-small text-muted tabular-nums">
            {isUnused ? signedIn : use}
            {session.ipAddress && ` ${t('sessions.address', { address: session.ipAddress })}`}
          </p>
          {!isUnused && <p className="text-small text-muted tabular-nums">{signedIn}</p>}
        </div>
        {!session.current && (
          <Button
            variant="secondary"
            aria-label={t('sessions.endNamed', { device })}
            busy={busy}
            onClick={onEnd}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
