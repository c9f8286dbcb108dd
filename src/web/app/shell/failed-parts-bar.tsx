import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShownError, useFailedParts } from '#web/lib/shown-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';

/**
 * Says that several parts of the page could not be loaded, and why if it is known, with one button that loads all of
 * them again.
 */
export function FailedPartsBar() {
  const parts = useFailedParts();
  const bar = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={bar} role="status" className="outline-none">
      {parts.length > 0 && <FailedParts parts={parts} />}
    </div>
  );
}

function FailedParts({ parts }: { parts: readonly ShownError[] }) {
  const { t } = useTranslation(['shell', 'common']);
  const [isRetrying, setRetrying] = useState(false);
  const reasons = new Set(parts.map(({ reason }) => reason));
  const handleRetry = async () => {
    setRetrying(true);
    await Promise.allSettled(parts.map(({ retry }) => retry?.()));
    setRetrying(false);
  };
  return (
    <div className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-small sm:px-6 md:flex-nowrap">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
        <p className="font-medium max-md:min-w-0 max-md:flex-1">{t('partsFailed')}</p>
        <p className="min-w-0 text-muted max-md:order-last max-md:w-full max-md:empty:hidden md:flex-1">
          {[...reasons].filter(Boolean).join(' ')}
        </p>
        <span className="shrink-0">
          <Button variant="secondary" busy={isRetrying} onClick={() => void handleRetry()}>
            {t('common:tryAgain')}
          </Button>
        </span>
      </div>
    </div>
  );
}
