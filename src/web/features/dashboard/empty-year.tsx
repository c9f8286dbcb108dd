import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { describeYear } from '#domain/year-horizon.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { tile, tileCorner, tilePath } from './day-tile.ts';
import { formatMonthName } from './format-month-name.ts';
import { type MonthCell, placeMonth, weekCount } from './month-cells.ts';
import { tileColor } from './month-drawing.tsx';

/** Says that no day has values yet. A calendar of bare days is below the text, or beside it if wide. */
export function EmptyYear({ today }: { today: CalendarDay }) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <section className="rounded-base border border-line bg-raised p-4 sm:p-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-10">
      <div className="mx-auto max-w-md py-4 text-center max-lg:pb-8 lg:mx-0 lg:self-center lg:pl-4 lg:text-left">
        <h2 className="font-display text-title font-semibold">{t('year:empty.title')}</h2>
        <p className="mt-2 text-balance text-muted">{t('year:empty.text')}</p>
        <Link to={pages.home} search={{ open: 'checkin' }} className={`mt-6 ${buttonStyle()}`}>
          {t('dashboard:summary.checkin')}
        </Link>
      </div>
      <BareYear today={today} />
    </section>
  );
}

/** Draws a bare tile for each day of the year, and a sun on the tile of today. */
function BareYear({ today }: { today: CalendarDay }) {
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-x-5 gap-y-4 sm:grid-cols-4">
      {describeYear([], Number(today.slice(0, 4)), today).map(({ first, days }) => (
        <div key={first}>
          <p className="mb-1 text-small text-muted">{formatMonthName(first, language)}</p>
          <BareMonth cells={placeMonth(days, firstWeekday)} />
        </div>
      ))}
    </div>
  );
}

function BareMonth({ cells }: { cells: readonly MonthCell[] }) {
  const today = cells.find(({ state }) => state === 'today');
  const sun = today && tileCorner(today.cell);
  return (
    <svg
      aria-hidden="true"
      className="block w-full"
      viewBox={`0 0 ${7 * tile.width - tile.space} ${weekCount(cells) * tile.height - tile.space}`}
    >
      <path d={cells.map(({ cell }) => tilePath(tileCorner(cell))).join('')} fill={tileColor} />
      {sun && (
        <circle
          cx={sun.x + (tile.width - tile.space) / 2}
          cy={sun.y + (tile.height - tile.space) / 2}
          r="14"
          fill="var(--apricot)"
        />
      )}
    </svg>
  );
}
