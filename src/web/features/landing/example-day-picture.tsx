import { useTranslation } from 'react-i18next';
import { dateFormat, numberFormat } from '#domain/intl-formats.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { type Pine, Pines } from '#web/ui/pines.tsx';

const rings = [
  { key: 'pictureMood', area: 'mood', percent: 80, value: '8' },
  { key: 'pictureEnergy', area: 'energy', percent: 70, value: '7' },
  { key: 'pictureStress', area: 'stress', percent: 60, value: '4' },
  { key: 'pictureWater', area: 'water', percent: 60, value: '6' },
] as const satisfies readonly { key: string; area: Area; percent: number; value: string }[];

/** Hours of sleep for each night of the example week. */
const nights = [6.8, 7.2, 7.9, 6.4, 7.6, 8.3, 7.8];

/** Shows an example of the dashboard in front of a landscape, with a label that says it is an example. */
export function ExampleDayPicture() {
  const { t, i18n } = useTranslation('landing');
  return (
    <div role="img" aria-label={t('pictureLabel')} className="relative mx-auto w-full max-w-xl">
      <Landscape />
      <div
        aria-hidden="true"
        className="relative mx-auto mt-[35%] w-[88%] rounded-base border border-line bg-raised p-5 shadow-lifted sm:p-7"
      >
        <div className="flex items-baseline justify-between gap-2">
          <span className="font-display text-lead font-semibold whitespace-nowrap first-letter:uppercase max-sm:tracking-tight">
            {formatDay(6, i18n.language, { weekday: 'long', day: 'numeric', month: 'short' })}
          </span>
          <span className="rounded-full bg-attention-soft px-2.5 py-0.5 text-small font-medium whitespace-nowrap text-attention">
            {t('pictureExample')}
          </span>
        </div>
        <div className="mt-5 grid grid-cols-4 gap-3 sm:gap-5">
          {rings.map(({ key, area, percent, value }) => (
            <div key={key} className="flex flex-col items-center gap-2">
              <ExampleRing color={areaColor(area)} percent={percent} value={value} />
              <span className="text-small text-muted">{t(key)}</span>
            </div>
          ))}
        </div>
        <div className="mt-6 border-t border-line pt-4">
          <div className="flex items-baseline justify-between text-small text-muted">
            <span>{t('pictureSleep')}</span>
            <span>{t('pictureSleepUnit')}</span>
          </div>
          <Nights language={i18n.language} />
        </div>
      </div>
    </div>
  );
}

function ExampleRing({ color, percent, value }: { color: string; percent: number; value: string }) {
  const circle = { cx: 32, cy: 32, r: 27, fill: 'none', stroke: color, strokeWidth: 5.5 };
  return (
    <span className="relative block w-full max-w-20">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="w-full -rotate-90">
        <circle {...circle} opacity="0.18" />
        <circle {...circle} strokeLinecap="round" pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <span className="number absolute inset-0 flex items-center justify-center text-title font-semibold">
        {value}
      </span>
    </span>
  );
}

function Nights({ language }: { language: string }) {
  const number = numberFormat(language, { minimumFractionDigits: 1 });
  return (
    <div className="mt-3 flex items-end gap-2 sm:gap-3">
      {nights.map((hours, index) => (
        <div key={weekday(index, language)} className="flex grow flex-col items-center gap-1 text-small">
          <span className="tabular-nums max-sm:hidden">{number.format(hours)}</span>
          <span
            className="w-full rounded-base bg-sleep"
            style={{ height: `${hours * 9}px`, opacity: index === nights.length - 1 ? 1 : 0.42 }}
          />
          <span className="text-muted">{weekday(index, language)}</span>
        </div>
      ))}
    </div>
  );
}

/** Returns a day of the example week in words. Index 0 is 5 January 2026, a Monday. */
const formatDay = (index: number, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 5 + index),
  );

const weekday = (index: number, language: string) => formatDay(index, language, { weekday: 'short' });

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
        <circle cx="372" cy="104" r="42" fill="var(--apricot)" />
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
