import { useTranslation } from 'react-i18next';
import { type Pine, Pines } from '#web/ui/pines.tsx';
import { ExampleDayCard } from './example-day-card.tsx';

/** Shows an example of the dashboard in front of a landscape, with a label that says it is an example. */
export function ExampleDayPicture() {
  const { t } = useTranslation('landing');
  return (
    <div role="img" aria-label={t('pictureLabel')} className="relative mx-auto w-full max-w-xl">
      <Landscape />
      <div
        aria-hidden="true"
        className="relative mx-auto mt-[35%] w-[88%] rounded-base border border-line bg-raised p-5 shadow-lifted sm:p-7"
      >
        <ExampleDayCard />
      </div>
    </div>
  );
}

function Landscape() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 -top-4 -bottom-10 overflow-hidden rounded-t-[18rem] rounded-b-base"
    >
      <svg
        viewBox="0 0 560 600"
        aria-hidden="true"
        preserveAspectRatio="xMidYMin slice"
        className="size-full"
      >
        <rect width="560" height="600" fill="var(--sky)" />
        <circle cx="326" cy="66" r="42" fill="var(--apricot)" />
        <path d="M0 186q90-74 196-38t196-18 168 10v460H0Z" fill="var(--far-hill)" />
        <path d="M0 238q120-70 238-26t322-46v434H0Z" fill="var(--mid-hill)" />
        <Pines trees={trees} />
        <path d="M0 356q150-56 300-22t260-26v292H0Z" fill="var(--near-hill)" />
        <path d="M0 486q140-40 290-18t270-22v154H0Z" fill="var(--meadow)" />
      </svg>
    </div>
  );
}

const trees: Pine[] = [
  [62, 186, 0.85],
  [98, 188, 0.55],
  [34, 212, 0.5],
  [478, 177, 0.8],
  [512, 184, 0.5],
];
