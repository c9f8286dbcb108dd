import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { describeYear, type YearMonth } from '#domain/year-horizon.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { tile, tileCorner, tilePath } from './day-tile.ts';
import { formatMonthName, formatShortMonthName } from './format-month-name.ts';
import { placeMonth, weekCount } from './month-cells.ts';
import { tileColor } from './month-drawing.tsx';

interface Props {
  today: CalendarDay;
  /** The colour of the dot on the tile of today. */
  color: string;
}

/** Draws a bare tile for each day of the year of `today`, for a year without a past value. A dot marks today. */
export function BareYear({ today, color }: Props) {
  return (
    <div aria-hidden="true" className="grid grid-cols-4 gap-x-4 gap-y-4 sm:gap-x-6">
      {describeYear([], Number(today.slice(0, 4)), today).map((month) => (
        <BareMonth key={month.first} month={month} color={color} />
      ))}
    </div>
  );
}

function BareMonth({ month: { first, days }, color }: { month: YearMonth; color: string }) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  const cells = placeMonth(days, useFirstWeekday());
  const today = cells.find(({ state }) => state === 'today');
  const corner = today && tileCorner(today.cell);
  return (
    <div>
      <p className="mb-1 flex justify-between text-small text-muted">
        <span className="sm:hidden">{formatShortMonthName(first, language)}</span>
        <span className="max-sm:hidden">{formatMonthName(first, language)}</span>
        {corner && <span className="font-semibold text-ink max-sm:hidden">{t('facts.today')}</span>}
      </p>
      <svg
        aria-hidden="true"
        className="block w-full overflow-visible"
        viewBox={`0 0 ${7 * tile.width - tile.space} ${weekCount(cells) * tile.height - tile.space}`}
      >
        <path
          d={cells.map(({ cell }) => tilePath(tileCorner(cell))).join('')}
          fill={tileColor}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        {corner && (
          <circle
            cx={corner.x + (tile.width - tile.space) / 2}
            cy={corner.y + (tile.height - tile.space) / 2}
            r="16"
            fill={color}
          />
        )}
      </svg>
    </div>
  );
}
