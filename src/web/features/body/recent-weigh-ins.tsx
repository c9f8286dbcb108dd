import { Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type BodyMeasure, bodyMeasureNames } from '#domain/measures/body.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Menu } from '#web/ui/menu.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { TwoColumnList } from '#web/ui/two-column-list.tsx';
import { useSourceName } from '#web/ui/use-source-name.ts';
import type { BodyMeasurements } from './use-body.ts';
import type { useMeasures } from './use-measures.ts';

/** The number of days that are shown at first. */
const initialCount = { narrow: 3, wide: 6 };
const pageSize = 20;

interface Props {
  body: BodyMeasurements;
  measures: ReturnType<typeof useMeasures>;
  onDelete: (date: CalendarDay) => void;
  /** A control beside the title. */
  action?: ReactNode;
}

/**
 * Lists the days with a measurement, newest first. At first, only the newest six are shown, or three on a narrow page.
 * If the person hides weight, shows the names of a day's measurements instead of their values. Only days on which the
 * person entered a measurement have a menu with an action to delete them.
 */
export function RecentWeighIns({ body, measures, onDelete, action }: Props) {
  const { t } = useTranslation('body');
  const { language } = useLanguage();
  const today = useToday();
  const shown = useShownNumbers();
  const sourceName = useSourceName();
  const isWide = useIsWide();
  const [moreCount, setMoreCount] = useState(0);
  const visibleCount = initialCount[isWide ? 'wide' : 'narrow'] + moreCount;
  const days = groupByDay(body);
  if (days.length === 0) return null;
  const more = {
    hasNextPage: days.length > visibleCount,
    isFetchingNextPage: false,
    fetchNextPage: () => setMoreCount(moreCount + pageSize),
  };
  return (
    <section aria-label={t('recent')} className="border-t border-line pt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{t('recent')}</h3>
        {action}
      </div>
      <ShowMore query={more} label={t('showMore')}>
        <TwoColumnList items={days.slice(0, visibleCount)} keyOf={({ date }) => date}>
          {({ date, weight, bodyFat, waist, sources }) => {
            const isManual = sources.includes('self');
            const day = formatRecentDay(date, language, today);
            const details = [
              weight !== undefined && (shown.weight ? measures.weight.text(weight) : t('hidden.weight')),
              bodyFat !== undefined &&
                (shown.weight
                  ? t('bodyFatValue', { value: measures.bodyFat.text(bodyFat) })
                  : t('hidden.bodyFat')),
              waist !== undefined &&
                (shown.weight ? t('waistValue', { value: measures.waist.text(waist) }) : t('hidden.waist')),
              ...(isManual ? [] : sources.map(sourceName)),
            ].filter((detail) => detail !== false);
            return (
              <div className="flex min-h-14 items-center gap-3 py-1.5">
                <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
                  <span>{day}</span>
                  <span className="text-muted tabular-nums">
                    {details.map((detail, index) => (
                      <Fragment key={detail}>
                        {index > 0 && ' · '}
                        <span className="whitespace-nowrap">{detail}</span>
                      </Fragment>
                    ))}
                  </span>
                </div>
                {isManual && (
                  <Menu
                    label={t('actions', { day })}
                    items={[{ label: t('delete'), icon: Trash2, onSelect: () => onDelete(date) }]}
                  />
                )}
              </div>
            );
          }}
        </TwoColumnList>
      </ShowMore>
    </section>
  );
}

interface Day extends Partial<Record<BodyMeasure, number>> {
  date: CalendarDay;
  /** The sources of the day's measurements. `self` means that the person entered a measurement. */
  sources: string[];
}

/** Groups the measurements by day, newest first. */
function groupByDay(body: BodyMeasurements): Day[] {
  const days = new Map<CalendarDay, Day>();
  for (const name of bodyMeasureNames) {
    for (const { date, value, source } of body[name].points) {
      const existing = days.get(date);
      const sources = [...new Set([...(existing?.sources ?? []), source])];
      days.set(date, { ...existing, date, [name]: value, sources });
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? 1 : -1));
}
