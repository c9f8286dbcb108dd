import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { compareExcellentNights, minGroupNights, type NightGroup } from '#domain/excellent-nights.ts';
import { formatClock } from '#domain/format-clock.ts';
import { formatHours } from '#domain/format-hours.ts';
import { toRibbonNight } from '#domain/sleep-ribbon.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
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
    return (
      <p className="text-muted">
        {t('excellent.needsMore', { needed: minGroupNights, excellent: excellentCount, others: otherCount })}
      </p>
    );
  }
  const { excellent, others } = groups;
  const from = Math.min(excellent.bedtime, others.bedtime);
  const span = Math.max(excellent.wakeTime, others.wakeTime) - from;
  return (
    <>
      <p className="mb-5 max-w-prose">{excellentText(excellent, others)}</p>
      <dl className="space-y-4">
        <GroupBar
          name={t('excellent.best', { count: excellent.count })}
          group={excellent}
          {...{ from, span }}
          isStrong
        />
        <GroupBar name={t('excellent.others', { count: others.count })} group={others} {...{ from, span }} />
      </dl>
      <p className="mt-4 max-w-prose text-small text-muted">
        {shown.scores && `${t('excellent.meaning')} `}
        {t('excellent.note')}
      </p>
    </>
  );
}

interface BarProps {
  name: string;
  group: NightGroup;
  /** The left end of the drawing, in minutes after noon. */
  from: number;
  /** The width of the drawing in minutes. */
  span: number;
  isStrong?: boolean;
}

/** Draws the mean night of a group as a bar from bedtime to wake time, with both times and the time in bed. */
function GroupBar({ name, group: { bedtime, wakeTime }, from, span, isStrong = false }: BarProps) {
  const { t } = useTranslation('sleep');
  const clock = (time: number) => formatClock(time + 12 * 60);
  return (
    <div>
      <dt className="mb-1 text-small font-medium">{name}</dt>
      <dd
        className="relative flex h-11 items-center justify-between gap-2 rounded-base border-[1.5px] px-3 tabular-nums"
        style={{
          marginLeft: `${((bedtime - from) / span) * 100}%`,
          width: `${((wakeTime - bedtime) / span) * 100}%`,
          borderColor: areaColor('sleep'),
          background: isStrong
            ? `color-mix(in oklab, ${areaColor('sleep')} 22%, var(--raised))`
            : 'var(--raised)',
        }}
      >
        <span>{clock(bedtime)}</span>
        <span className="text-small text-muted">
          {t('excellent.inBed', { time: formatHours((wakeTime - bedtime) / 60) })}
        </span>
        <span>{clock(wakeTime)}</span>
      </dd>
    </div>
  );
}
