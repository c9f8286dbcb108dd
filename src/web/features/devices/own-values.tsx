import { Clock, GlassWater, type LucideIcon, MoonStar, Smile, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { answerBounds } from '#domain/checkin.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { maxDrawnGlasses } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { LastDaysRow, rowProps, weekLength } from './last-days.tsx';
import type { listOwnDays, OwnMeasure } from './list-own-days.ts';

const display: Record<OwnMeasure, { area: Area; icon: LucideIcon }> = {
  mood: { area: 'mood', icon: Smile },
  energyLevel: { area: 'energy', icon: Zap },
  stressLevel: { area: 'stress', icon: Wind },
  sleepQuality: { area: 'sleep', icon: MoonStar },
  sleepHours: { area: 'sleep', icon: Clock },
  waterIntake: { area: 'water', icon: GlassWater },
};

interface Props {
  own: ReturnType<typeof listOwnDays>;
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

function FirstValues({ own }: Pick<Props, 'own'>) {
  const { t } = useTranslation('imports');
  const today = useToday();
  return (
    <>
      <h3 className="font-semibold">{t('sources.ownToday')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {own.map(({ measure, values }) => (
          <li
            key={measure}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)_4.75rem] items-center gap-3 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)_5.5rem]"
          >
            <MeasureLabel measure={measure} />
            <ValueBar measure={measure} value={values.get(today)} />
            <span className="text-right text-small tabular-nums">
              <TodaysValue measure={measure} values={values} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws a score or a number of glasses as equal parts. Draws nothing for hours, or if the person hides scores. */
function ValueBar({ measure, value }: { measure: OwnMeasure; value: number | undefined }) {
  const shown = useShownNumbers();
  const total = measure === 'waterIntake' ? maxDrawnGlasses : answerBounds.scale.max;
  const isDrawn = measure === 'waterIntake' || (measure !== 'sleepHours' && shown.scores);
  if (value === undefined || !isDrawn) return <span />;
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {Array.from({ length: total }, (_, index) => index + 1).map((part) => (
        <span
          key={part}
          className="h-2 grow rounded-[2px] bg-sunken"
          style={part <= value ? { background: areaColor(display[measure].area) } : undefined}
        />
      ))}
    </span>
  );
}

function TodaysValue({ measure, values }: Pick<Props['own'][number], 'measure' | 'values'>) {
  const { t } = useTranslation('imports');
  const formatValue = useFormatValue();
  const value = values.get(useToday());
  if (value === undefined) return t('sources.notToday');
  return (
    <span className="font-medium text-ink">
      {measure === 'waterIntake' ? t('sources.glasses', { count: value }) : formatValue(value, measure)}
    </span>
  );
}

function MeasureLabel({ measure }: { measure: OwnMeasure }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const { area, icon: Icon } = display[measure];
  return (
    <span className="flex items-center gap-1.5 text-small font-medium">
      <Icon
        aria-hidden="true"
        className="size-4 shrink-0"
        strokeWidth={1.75}
        style={{ color: areaColor(area) }}
      />
      {/* The person logs when they went to bed and got up, which gives the time in bed. */}
      {measure === 'sleepHours' ? t('sources.timeInBed') : measures[measure].name[language]}
    </span>
  );
}
