import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { findHeights, findUsualHeights, type HorizonMeasure } from '#domain/horizon.ts';
import { type DayValue, findUsual } from '#domain/measures/usual.ts';
import {
  LandscapeDays,
  LandscapeLane,
  LandscapeSky,
  laneName,
  laneRidge,
  laneValue,
  skyHeight,
} from '#web/charts/landscape.tsx';
import { Ridge } from '#web/charts/ridge.tsx';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { formatNumber, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleMonth, sampleToday } from '#web/lib/sample-month.ts';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { type Area, areaColor } from '#web/ui/area.ts';

interface Lane {
  key: 'sleep' | 'stress' | 'energy' | 'mood' | 'water';
  measure: HorizonMeasure;
  area: Area;
  values: readonly DayValue[];
}

const lanes: readonly Lane[] = [
  { key: 'sleep', measure: 'sleepHours', area: 'sleep', values: sampleMonth.sleep },
  { key: 'mood', measure: 'mood', area: 'mood', values: sampleMonth.mood },
  { key: 'energy', measure: 'energyLevel', area: 'energy', values: sampleMonth.energy },
  { key: 'stress', measure: 'stressLevel', area: 'stress', values: sampleMonth.stress },
  { key: 'water', measure: 'waterIntake', area: 'water', values: sampleMonth.water },
];

/** Draws the sample month as the landscape that members see on their dashboard. */
export function SampleLandscape() {
  const { t } = useTranslation(['demo', 'charts']);
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  return (
    <section
      aria-label={t('landscapeTitle')}
      className="overflow-hidden rounded-base border border-line bg-raised pb-3"
    >
      <div className="px-4 py-3 sm:px-6">
        <h2 className="font-display text-lead font-semibold">{t('landscapeTitle')}</h2>
        <TodayInWords />
      </div>
      {/* The sky reads the clock. The HTML of the prerendered page must not depend on the time at which it was built. */}
      {isHydrated ? <LandscapeSky /> : <div className={`bg-[var(--sky)] ${skyHeight}`} />}
      <ul aria-label={t('landscapeLanes')}>
        {lanes.map((lane) => (
          <SampleLane key={lane.key} lane={lane} />
        ))}
      </ul>
      <LandscapeDays
        first={formatShortDay(addDays(sampleToday, 1 - sampleMonth.sleep.length), language)}
        last={t('today')}
        legend={
          <>
            <span className="flex items-center gap-2">
              <UsualMark color="var(--muted)" />
              {t('landscapeHow')}
            </span>
            <span className="flex items-center gap-2 whitespace-nowrap">
              <span className="size-2.5 rounded-full border-2" style={{ borderColor: areaColor('water') }} />
              {t('charts:usual.soFar')}
            </span>
          </>
        }
      />
    </section>
  );
}

/** Says which measures are above and below their usual today. Leaves out the water, because the day is not over. */
function TodayInWords() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const places = lanes.flatMap(({ key, values }) => {
    const usual = key === 'water' ? undefined : findUsual(values, sampleToday);
    const last = values.at(-1)?.value ?? null;
    return usual && last !== null ? [{ key, usual, last }] : [];
  });
  const join = (kept: typeof places) =>
    new Intl.ListFormat(language).format(kept.map(({ key }) => t(key).toLocaleLowerCase(language)));
  const above = places.filter(({ usual, last }) => last > usual.high);
  const below = places.filter(({ usual, last }) => last < usual.low);
  return (
    <p className="mt-0.5 text-small text-pretty text-muted">
      {above.length > 0 && t('landscapeAbove', { names: join(above) })}{' '}
      {below.length > 0 && t('landscapeBelow', { names: join(below) })}
    </p>
  );
}

function SampleLane({ lane }: { lane: Lane }) {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const { key, measure, area, values } = lane;
  const last = values.at(-1)?.value ?? 0;
  const text =
    key === 'sleep'
      ? formatHours(last)
      : t(key === 'water' ? 'glasses' : 'scoreOf', { count: last, value: formatNumber(last, language) });
  return (
    <LandscapeLane>
      <span className={laneName}>{t(key)}</span>
      <span className="sr-only">{t('landscapeLast', { value: text })}</span>
      <span aria-hidden="true" className={laneRidge}>
        <Ridge
          heights={findHeights(measure, values, sampleToday)}
          usual={findUsualHeights(measure, values, sampleToday)}
          color={areaColor(area)}
          growsDuringDay={key === 'water'}
        />
      </span>
      <span aria-hidden="true" className={laneValue}>
        {text}
      </span>
    </LandscapeLane>
  );
}
