import { Link } from '@tanstack/react-router';
import { FileUp, Smile, Watch, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { areaColor } from '#web/ui/area.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that there is no value yet, and where values can come from. */
export function EmptySources() {
  const { t } = useTranslation('imports');
  return (
    <div className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-2">
      <EmptyState
        compact
        icon={Waypoints}
        title={t('sources.empty')}
        text={t('sources.emptyText')}
        action={
          <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle('secondary')}>
            {t('sources.toCheckin')}
          </Link>
        }
      />
      <SourceKinds />
    </div>
  );
}

const kinds = [
  { name: 'checkins', icon: Smile, area: 'mood' },
  { name: 'files', icon: FileUp, area: 'water' },
  { name: 'devices', icon: Watch, area: 'fitness' },
] as const;

/** Says which values come from check-ins, files and devices. */
function SourceKinds() {
  const { t } = useTranslation('imports');
  return (
    <ul className="space-y-3">
      {kinds.map(({ name, icon: Icon, area }) => (
        <li
          key={name}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 text-small sm:grid-cols-[auto_6rem_minmax(0,1fr)]"
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
  );
}
