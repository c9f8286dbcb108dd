import { Link } from '@tanstack/react-router';
import { FileUp, Smile, Watch, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { areaColor } from '#web/ui/area.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DayMark } from './last-days.tsx';

/** Says that there is no value yet, and where the first one can come from. */
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
      <EmptyDays />
    </div>
  );
}

const kinds = [
  { name: 'checkins', icon: Smile, area: 'mood' },
  { name: 'files', icon: FileUp, area: 'water' },
  { name: 'devices', icon: Watch, area: 'fitness' },
] as const;

const days = Array.from({ length: 14 }, (_, index) => index);

/** Draws days without values for check-ins, files and devices. */
function EmptyDays() {
  const { t } = useTranslation('imports');
  return (
    <div aria-hidden="true" className="space-y-3">
      {kinds.map(({ name, icon: Icon, area }) => (
        <div key={name} className="flex items-center gap-2 text-small">
          <Icon className="size-4 shrink-0" strokeWidth={1.75} style={{ color: areaColor(area) }} />
          <span className="w-28 shrink-0">{t(`sources.kinds.${name}`)}</span>
          <span className="grid grow grid-cols-14">
            {days.map((day) => (
              <DayMark key={day} color={undefined} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
