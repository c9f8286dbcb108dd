import { useTranslation } from 'react-i18next';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { dayOf, findCycleDay } from './find-cycle-day.ts';
import type { Calendar } from './use-cycle.ts';

const color = areaColor('cycle');

/**
 * Says which day of the cycle today is. If there is a prediction, also draws the days from the
 * start of the cycle to the latest likely start of the next period. Renders nothing if no cycle has
 * begun in the last 90 days.
 */
export function CycleTimeline({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const today = useToday();
  const start = calendar.cycles.find(({ length }) => length === null)?.start;
  const day = findCycleDay(calendar.cycles, today);
  if (start === undefined || day === undefined) return null;
  const { prediction } = calendar;
  return (
    <div className="mt-4">
      <p className="font-semibold tabular-nums">{t('prediction.cycleDay', { day })}</p>
      {prediction && (
        <div aria-hidden="true" className="mt-2">
          <Track day={day} from={dayOf(start, prediction.earliest)} to={dayOf(start, prediction.latest)} />
          <p className="mt-1.5 flex justify-between text-small text-muted tabular-nums">
            <span>{formatShortDay(start, language)}</span>
            <span>{formatShortDay(prediction.latest, language)}</span>
          </p>
        </div>
      )}
    </div>
  );
}

interface TrackProps {
  /** The number of today in the cycle. The first day of the cycle has the number 1. */
  day: number;
  /**
   * The next period is likely to start on a day from `from` to `to`. Both are numbers of days in
   * the cycle, like `day`.
   */
  from: number;
  to: number;
}

/** Draws the past days filled, the days of the prediction hatched, and a dot for today. */
function Track({ day, from, to }: TrackProps) {
  const total = Math.max(day, to);
  const percent = (days: number) => `${(days / total) * 100}%`;
  const faint = `color-mix(in srgb, ${color} 40%, transparent)`;
  return (
    <div className="relative h-3 rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 rounded-full"
        style={{
          left: percent(from - 1),
          width: percent(to - from + 1),
          border: `1px dashed ${color}`,
          backgroundImage: `repeating-linear-gradient(135deg, ${faint} 0 3px, transparent 3px 7px)`,
        }}
      />
      <span
        className="absolute inset-y-0 left-0 rounded-full"
        style={{ width: percent(day - 0.5), background: color }}
      />
      <span
        className="absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-raised"
        style={{ left: percent(day - 0.5), background: color }}
      />
    </div>
  );
}
