import { useQuery } from '@tanstack/react-query';
import { FileUp, NotebookPen, Smile, Watch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listDevices } from '#contracts/devices.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { areaColor } from '#web/ui/area.ts';

const kinds = [
  { name: 'checkins', icon: Smile, area: 'mood' },
  { name: 'logs', icon: NotebookPen, area: 'nutrition' },
  { name: 'files', icon: FileUp, area: 'water' },
  { name: 'devices', icon: Watch, area: 'fitness' },
] as const;

/** Says which values come from where. Leaves out devices if none can be connected. */
export function SourceKinds() {
  const { t } = useTranslation('imports');
  const { aggregator = 'simulator' } = useQuery(endpointQuery(listDevices)).data ?? {};
  const shown = kinds.filter(({ name }) => name !== 'devices' || aggregator !== 'simulator');
  return (
    <>
      <h3 className="mb-3 font-semibold">{t('sources.kindsTitle')}</h3>
      <ul className="space-y-3">
        {shown.map(({ name, icon: Icon, area }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 text-small sm:grid-cols-[auto_7rem_minmax(0,1fr)]"
          >
            <Icon
              aria-hidden="true"
              className="mt-0.5 size-4"
              strokeWidth={1.75}
              style={{ color: areaColor(area) }}
            />
            <span className="font-medium">{t(`sources.kinds.${name}`)}</span>
            <span className="text-muted max-sm:col-start-2">{t(`sources.kindValues.${name}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
