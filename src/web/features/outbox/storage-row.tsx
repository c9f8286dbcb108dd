import { ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsent } from '#web/lib/outbox/use-unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { SafetyRow } from './safety-row.tsx';

type Storage = 'protected' | 'safariIphone' | 'safariMac' | 'other' | 'unknown';

/**
 * Says whether the browser may delete what is stored on this device, and how to prevent it. This is a warning only
 * while entries wait to be sent. Renders nothing if this is unknown, or if Lagom is installed.
 */
export function StorageRow() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const isWaiting = useUnsent().length > 0;
  const [storage, setStorage] = useState<Storage>();
  const [isAsked, setAsked] = useState(false);
  // The button that had focus disappears when the browser agrees.
  const focusIfAsked = useCallback(
    (title: HTMLElement | null) => {
      if (isAsked) title?.focus();
    },
    [isAsked],
  );
  useEffect(() => {
    let isCurrent = true;
    void findStorage().then((found) => isCurrent && setStorage(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  // The row of a browser without protected storage has about this height, so the next row does not move.
  if (!storage)
    return (
      <div className="h-39 pb-4 sm:h-20">
        <Skeleton height="100%" />
      </div>
    );
  if (storage === 'unknown') return null;
  if (storage === 'protected') {
    return (
      <SafetyRow
        icon={ShieldCheck}
        title={t('storage.safe')}
        text={t('storage.safeText')}
        titleRef={focusIfAsked}
      />
    );
  }
  const handlePersist = async () => {
    const isPersisted = await navigator.storage.persist().catch(() => false);
    toast.show({ title: t(isPersisted ? 'storage.persisted' : 'storage.notPersisted') });
    if (!isPersisted) return;
    setAsked(true);
    setStorage('protected');
  };
  return (
    <SafetyRow
      icon={isWaiting ? ShieldAlert : ShieldOff}
      isAttention={isWaiting}
      title={t('storage.unsafe')}
      text={t(`storage.${storage}`)}
    >
      {storage === 'other' && (
        <Button variant="secondary" onClick={() => void handlePersist()}>
          {t('storage.persist')}
        </Button>
      )}
    </SafetyRow>
  );
}

/**
 * Returns `protected` if the browser keeps the stored data, or else the kind of browser. Returns `unknown` if this is
 * unknown, or if Lagom is installed. Safari deletes the data of a website after seven days of browser use without a
 * visit, but not the data of an installed app
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
async function findStorage(): Promise<Storage> {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'unknown';
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|Macintosh/.test(userAgent) && /AppleWebKit/.test(userAgent);
  const isSafari = isApple && !/Chrome|Chromium|Firefox|Edg\//.test(userAgent);
  // Safari on an iPad has the user agent of a Mac, but only the iPad has a touch screen.
  if (isSafari) return /Macintosh/.test(userAgent) && maxTouchPoints === 0 ? 'safariMac' : 'safariIphone';
  const isPersisted = await navigator.storage?.persisted?.().catch(() => undefined);
  return isPersisted === undefined ? 'unknown' : isPersisted ? 'protected' : 'other';
}
