import { useTranslation } from 'react-i18next';
import { type Pine, Pines } from '#web/ui/pines.tsx';
import { HorizonLane, type Ridge } from './horizon-lane.tsx';
import { HorizonSky, Sun } from './horizon-sky.tsx';

/** The height of the sky above the ridges, in pixels. */
const skyHeight = 88;

/**
 * Draws the sky and, below the sky, a ridge for each measure. Each ridge has its own lane, so no ridge hides another.
 */
export function HorizonLandscape({ ridges }: { ridges: readonly Ridge[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <svg aria-hidden="true" className="block w-full bg-[var(--sky)]" height={skyHeight}>
        <HorizonSky horizon={skyHeight - 14} />
        <svg aria-hidden="true" viewBox="0 0 300 88" preserveAspectRatio="none" width="100%" height="100%">
          <path d="M0 66q40-20 92-6t102-3 106 7v24H0Z" fill="var(--far-hill)" />
        </svg>
        <svg aria-hidden="true" x="16%" y="70%" className="overflow-visible">
          <Pines trees={trees} />
        </svg>
      </svg>
      <nav aria-label={t('horizon.ridges')}>
        <ul>
          {ridges.map((ridge, index) => (
            <HorizonLane
              key={ridge.measure}
              {...ridge}
              nearness={ridges.length === 1 ? 1 : index / (ridges.length - 1)}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}

const trees: Pine[] = [
  [0, 14, 0.62],
  [30, 16, 0.42],
  [-22, 18, 0.36],
];

/** Draws bare hills before sunrise, for a person without values. */
export const BareLandscape = () => (
  <svg aria-hidden="true" className="block h-24 w-full bg-[var(--sky)] sm:h-40">
    <Sun x="50%" y="47%" radius={26} />
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 300 100" preserveAspectRatio="none">
      <path d="M0 46q48-22 104-9t104-7 92 5v65H0Z" fill="var(--far-hill)" />
      <path d="M0 62q64-18 126-6t174-12v56H0Z" fill="var(--mid-hill)" />
      <path d="M0 80q80-14 160-5t140-7v32H0Z" fill="var(--near-hill)" />
    </svg>
    <svg aria-hidden="true" x="12%" y="74%" className="overflow-visible">
      <Pines trees={trees} />
    </svg>
  </svg>
);
