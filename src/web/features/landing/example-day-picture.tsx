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
        className="relative mx-auto mt-[32%] w-[88%] rounded-base border border-line bg-raised p-5 shadow-lifted sm:p-6"
      >
        <ExampleDayCard />
      </div>
    </div>
  );
}

function Landscape() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -bottom-6 flex flex-col">
      <svg
        viewBox="0 0 560 224"
        aria-hidden="true"
        className="block w-full shrink-0 rounded-[50%_50%_0_0/86%_86%_0_0]"
      >
        <rect width="560" height="224" fill="var(--sky)" />
        <circle cx="334" cy="82" r="34" fill="var(--apricot)" />
        <path d="M0 132q80-48 196-28t188-8 176 30v98H0Z" fill="var(--far-hill)" />
        <path d="M0 152q110-46 230-20t330-16v108H0Z" fill="var(--mid-hill)" />
        <Pines trees={trees} />
        <path d="M0 166q100-34 250-10t310-12v80H0Z" fill="var(--near-hill)" />
      </svg>
      {/* The overlap hides the gap that rounding can leave between the two parts of the hill. */}
      <div className="-mt-px grow rounded-b-base bg-(--near-hill)" />
    </div>
  );
}

const trees: Pine[] = [
  [96, 142, 0.62],
  [132, 150, 0.4],
  [462, 145, 0.66],
  [422, 155, 0.42],
];
