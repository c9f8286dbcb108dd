import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailedParts } from '#web/lib/shown-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';

/**
 * Says that several parts of the page could not be loaded, with one button that loads all of them again. The bar stays
 * during the attempt, although the parts then show that they are loading.
 */
export function FailedPartsBar() {
  const { t } = useTranslation(['shell', 'common']);
  const parts = useFailedParts();
  const [retried, setRetried] = useState<typeof parts>([]);
  const shown = parts.length > 0 ? parts : retried;
  const bar = useRestoreFocus<HTMLDivElement>();
  const handleRetry = async () => {
    setRetried(parts);
    await Promise.allSettled(parts.map(({ retry }) => retry?.()));
    setRetried([]);
  };
  return (
    <div ref={bar} role="status" className="outline-none">
      {shown.length > 0 && (
        <div className="border-t border-line bg-sunken">
          <div className="mx-auto flex max-w-7xl items-center gap-3 px-4 py-2 text-small sm:px-6">
            <CloudOff aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            <p className="min-w-0 grow">
              <span className="font-medium">{t('partsFailed')}</span>
              <span className="text-muted max-md:hidden"> {shown.find(({ reason }) => reason)?.reason}</span>
            </p>
            <span className="shrink-0">
              <Button variant="secondary" busy={retried.length > 0} onClick={() => void handleRetry()}>
                {t('common:tryAgain')}
              </Button>
            </span>
          </div>
        </div>
      )}
    </div>
  );
}
