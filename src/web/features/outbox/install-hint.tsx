import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toaster.tsx';

type Risk = 'safariIphone' | 'safariMac' | 'other';

/**
 * Warns that the browser may delete what is stored on this device, and says how to prevent it. Renders nothing if the
 * browser keeps the data.
 */
export function InstallHint() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const [risk, setRisk] = useState<Risk>();
  useEffect(() => {
    let isCurrent = true;
    void findRisk().then((found) => isCurrent && setRisk(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!risk) return null;
  const handlePersist = async () => {
    const isPersisted = await navigator.storage.persist().catch(() => false);
    toast.show({ title: t(isPersisted ? 'install.persisted' : 'install.notPersisted') });
    if (isPersisted) setRisk(undefined);
  };
  return (
    <Card title={t('install.title')}>
      <p className="text-muted">{t(risk === 'other' ? 'install.other' : 'install.safari')}</p>
      <p className="mt-2 text-muted">{t(risk === 'other' ? 'install.otherHow' : `install.${risk}`)}</p>
      {risk === 'other' && (
        <div className="mt-auto pt-4">
          <Button variant="secondary" onClick={() => void handlePersist()}>
            {t('install.persist')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/**
 * Returns the kind of browser if it may delete stored data, or undefined if the browser keeps the data. Safari deletes
 * the data of a website after seven days of browser use without a visit, but not the data of an installed app
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/).
 */
async function findRisk(): Promise<Risk | undefined> {
  if (window.matchMedia('(display-mode: standalone)').matches) return undefined;
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|Macintosh/.test(userAgent) && /AppleWebKit/.test(userAgent);
  const isSafari = isApple && !/Chrome|Chromium|Firefox|Edg\//.test(userAgent);
  // Safari on an iPad has the user agent of a Mac, but only the iPad has a touch screen.
  if (isSafari) return /Macintosh/.test(userAgent) && maxTouchPoints === 0 ? 'safariMac' : 'safariIphone';
  const isPersisted = await navigator.storage?.persisted?.().catch(() => true);
  return isPersisted === false ? 'other' : undefined;
}
