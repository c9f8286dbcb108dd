import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { RecentActivityPanel } from './recent-activity-panel.tsx';

/** Shows the recent activity of an area, with a link to the page of the area. */
export function AreaTab({ area }: { area: 'fitness' | 'nutrition' | 'mindfulness' }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="max-w-3xl space-y-6">
      <RecentActivityPanel area={area} />
      <Link to={pages[area]} className={buttonStyle('secondary')}>
        {t(`openArea.${area}`)}
      </Link>
    </div>
  );
}
