import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { compareExcellentNights, type NightGroup } from '#domain/excellent-nights.ts';
import { formatClock } from '#domain/format-clock.ts';
import { formatHours } from '#domain/format-hours.ts';
import { ribbonAxis, toRibbonNight } from '#domain/sleep-ribbon.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { MissingGroups } from './missing-groups.tsx';
import { useExcellentText } from './use-excellent-text.ts';
import { useNights } from './use-sleep.ts';

/**
 * Compares the times of the nights that the person rated excellent with those of the other rated nights, among the
 * newest 30 nights. Renders nothing before the first rating.
 */
export function ExcellentNights() {
  const { t } = useTranslation('sleep');
  const nights = useNights().data;
  if (!nights?.some(({ quality }) => quality !== null)) return null;
  return (
    <Card title={t('excellent.title')}>
      <Comparison nights={nights} />
    </Card>
  );
}

function Comparison({ nights }: { nights: readonly LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const excellentText = useExcellentText();
  const shown = useShownNumbers();
  const { excellentCount, otherCount, groups } = compareExcellentNights(
    nights.map((night) => ({ ...toRibbonNight(night), quality: night.quality })),
  );
  if (!groups) {
    return <MissingGroups counts={{ best: excellentCount, others: otherCount }} />;
  }
  const { excellent, others } = groups;
  const axis = ribbonAxis([excellent, others].flatMap(({ bedtime, wakeTime }) => [bedtime, wakeTime]));
  return (
    <>
      <p>{excellentText(groups)}</p>
      <p className="mt-1 text-small text-muted">{t('excellent.period', { nights: nights.length })}</p>
      <dl className="mt-3 space-y-3">
        <GroupBar
          name={t('excellent.best', { count: excellent.count })}
          group={excellent}
          axis={axis}
          color={areaColor('sleep')}
        />
        <GroupBar
          name={t('excellent.others', { count: others.count })}
          group={others}
          axis={axis}
          color={`color-mix(in oklab, ${areaColor('sleep')} 50%, var(--raised))`}
        />
      </dl>
      <TimeAxis {...axis} />
      <details className="-mb-3 text-small text-muted">
        <summary className="min-h-11 content-center font-medium">{t('excellent.how')}</summary>
        <p className="pb-3">
          {shown.scores && `${t('excellent.meaning')} `}
          {t('excellent.note')}
        </p>
      </details>
    </>
  );
}

type Axis = ReturnType<typeof ribbonAxis>;

const clock = (time: number) => formatClock(time + 12 * 60);

/** Returns a distance on the axis in percent of its width. */
const shareOf = (minutes: number, { from, to }: Pick<Axis, 'from' | 'to'>): string =>
  `${(minutes / (to - from)) * 100}%`;

interface BarProps {
  name: string;
  group: NightGroup;
  axis: Axis;
  /** A CSS colour. */
  color: string;
}

/** Draws the mean night of a group as a bar from bedtime to wake time, with both times and the time in bed. */
function GroupBar({ name, group: { bedtime, wakeTime }, axis, color }: BarProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted tabular-nums">
        {clock(bedtime)}–{clock(wakeTime)} · {formatHours((wakeTime - bedtime) / 60)}
      </dd>
      <dd aria-hidden="true" className="mt-1.5 w-full rounded-full bg-sunken">
        <div
          className="h-3 rounded-full"
          style={{
            marginLeft: shareOf(bedtime - axis.from, axis),
            width: shareOf(wakeTime - bedtime, axis),
            background: color,
          }}
        />
      </dd>
    </div>
  );
}

/** Shows the hours below the bars. Leaves out an hour at an end of the axis, which would extend beyond it. */
function TimeAxis({ from, to, ticks }: Axis) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-5 text-small text-muted tabular-nums">
      {ticks
        .filter((tick) => tick > from && tick < to)
        .map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2"
            style={{ left: shareOf(tick - from, { from, to }) }}
          >
            {clock(tick)}
          </span>
        ))}
    </div>
  );
}
