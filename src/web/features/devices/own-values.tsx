import { useTranslation } from 'react-i18next';
import { areaColor } from '#web/ui/area.ts';
import { FirstValues } from './first-values.tsx';
import { LastDaysRow, rowProps, weekLength } from './last-days.tsx';
import type { OwnDays } from './list-own-days.ts';
import { display, MeasureLabel, TodaysValue } from './own-measure.tsx';

interface Props {
  own: readonly OwnDays[];
  /** The number of days to mark. */
  dayCount: number;
}

/**
 * Shows on which of the last `dayCount` days the person entered each measure. Until there are seven days, also shows
 * today's value. On the first day, shows only the values.
 */
export function OwnValues({ own, dayCount }: Props) {
  const { t } = useTranslation('imports');
  const isNew = dayCount < weekLength;
  if (dayCount === 1) return <FirstValues own={own} />;
  return (
    <>
      {isNew ? (
        <div {...rowProps(dayCount)}>
          <h3 className="font-semibold whitespace-nowrap">{t('sources.own')}</h3>
          <p className="text-small whitespace-nowrap text-muted">{t('sources.today')}</p>
          <p className="text-small whitespace-nowrap text-muted">{t('sources.daysWithValue')}</p>
        </div>
      ) : (
        <h3 className="font-semibold">{t('sources.own')}</h3>
      )}
      <ul className={`mt-2 space-y-3.5 ${isNew ? 'sm:space-y-3' : 'sm:space-y-2'}`}>
        {own.map(({ measure, days, values }) => (
          <li key={measure}>
            <LastDaysRow
              days={days}
              dayCount={dayCount}
              last={days.at(-1)}
              color={areaColor(display[measure].area)}
              note={isNew ? <TodaysValue measure={measure} values={values} /> : undefined}
            >
              <MeasureLabel measure={measure} />
            </LastDaysRow>
          </li>
        ))}
      </ul>
    </>
  );
}
