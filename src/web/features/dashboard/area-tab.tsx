import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { AreaWeek } from './area-week.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

/**
 * Shows the last seven days and the recent activities of an area, with a link to the page of the
 * area.
 */
export function AreaTab({ area }: { area: 'fitness' | 'nutrition' | 'mindfulness' }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <AreaWeek area={area} />
      <RecentActivityPanel area={area}>
        <Link to={pages[area]} className={buttonStyle('secondary')}>
          {t(`openArea.${area}`)}
        </Link>
      </RecentActivityPanel>
    </div>
  );
}
