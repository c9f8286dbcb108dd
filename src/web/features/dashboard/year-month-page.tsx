import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearMonth } from '#domain/year-horizon.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatMonthName } from './format-month-name.ts';
import { MonthDrawing } from './month-drawing.tsx';

interface Props {
  month: YearMonth;
  /** The measures that have a value in the year, from the farthest ridge to the nearest. */
  shown: readonly HorizonMeasure[];
}

/**
 * Shows a month as a page of a calendar with a small landscape for each day. A hidden text for screen readers says
 * which past days have no values.
 */
export function YearMonthPage({ month, shown }: Props) {
  const { language } = useLanguage();
  const { count, gaps } = useMonthText(month);
  return (
    <li>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold">{formatMonthName(month.first, language)}</h2>
        <p className="text-small text-muted">{count}</p>
        {gaps && <p className="visually-hidden">{gaps}</p>}
      </div>
      <MonthDrawing days={month.days} shown={shown} />
    </li>
  );
}

/**
 * Returns two texts. `count` says how many days have values. `gaps` names the past days without values. `gaps` is
 * undefined if there are no such days, or if no day has values.
 */
function useMonthText({ measuredDays, pastDays, gaps }: YearMonth) {
  const { t } = useTranslation('year');
  const { language } = useLanguage();
  if (pastDays === 0) return { count: t('notYet') };
  if (measuredDays === 0) return { count: t('noValues') };
  const runs = gaps.map(({ first, last }) =>
    first === last
      ? formatShortDay(first, language)
      : t('range', { first: formatShortDay(first, language), last: formatShortDay(last, language) }),
  );
  const list = new Intl.ListFormat(language).format(runs);
  return {
    count: t('days', { count: measuredDays }),
    gaps: runs.length > 0 ? t('gaps', { list }) : undefined,
  };
}
