import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectedCount } from './connected-count.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices } from './use-devices.ts';
import { usePanelSkip } from './use-panel-skip.ts';
import { useSyncProgress } from './use-sync-progress.ts';

/**
 * Shows the list of devices. On a narrow page, the person opens the list, because it is long and below everything else.
 * If the list could not be loaded, the error is always visible. If the person skips the list, shows only a sentence and
 * a button to show the list again.
 */
export function DevicesPanel() {
  const { t } = useTranslation('devices');
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const syncProgress = useSyncProgress();
  const query = useDevices((devices) => devices.some(syncProgress.isSyncing));
  const { data, error } = query;
  const isFolding = !isWide && !(error && !data);
  return (
    <Card
      title={t('title')}
      action={data && <ConnectedCount devices={data.devices} />}
      disclosure={isFolding ? { isOpen, onToggle: () => setOpen(!isOpen) } : undefined}
    >
      {(!isFolding || isOpen) && <PanelContent query={query} syncProgress={syncProgress} />}
    </Card>
  );
}

interface ContentProps {
  query: ReturnType<typeof useDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
}

function PanelContent({ query, syncProgress }: ContentProps) {
  const { t } = useTranslation('devices');
  const [isSkipped, setSkipped] = usePanelSkip();
  return (
    <div className="max-lg:mt-4">
      {isSkipped ? (
        <p className="text-muted">{t('skipped')}</p>
      ) : (
        <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="21rem" />} compact>
          {(loaded) => <DeviceList data={loaded} syncProgress={syncProgress} />}
        </QueryView>
      )}
      <div className="mt-3 -mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={pages.devices} className={`-ml-2 sm:-ml-4 ${buttonStyle('quiet', 'tight')}`}>
          {t('manage')}
        </Link>
        {(query.data || isSkipped) && (
          <div className="-mr-5">
            <Button variant="quiet" onClick={() => setSkipped(!isSkipped)}>
              {t(isSkipped ? 'reopen' : 'skip')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
