import { useTranslation } from 'react-i18next';
import { answerBounds, getCategoryRule } from '#domain/checkin.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { categoryArea } from './category-area.ts';
import type { CheckinRow } from './use-checkin-rows.ts';
import { useFormatAnswer } from './use-format-answer.ts';

interface Props {
  rows: CheckinRow[];
  /** Called with the index of the question that the person wants to change. */
  onChange: (place: number) => void;
}

/** Lists the answers of the day, amounts with a bar. The bar of a suggested answer has a dashed outline. */
export function CheckinSummary({ rows, onChange }: Props) {
  const { t } = useTranslation('checkin');
  /** Returns the short name of a question, or the question if its category has several. */
  const nameOf = ({ category, question }: CheckinRow) =>
    rows.filter((row) => row.category === category).length === 1 ? t(`names.${category}`) : question;
  return (
    <>
      <h3 className="mt-4 font-display text-title font-semibold">{t('summary')}</h3>
      <ul className="mt-2">
        {rows.map((row, place) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onChange(place)}
              className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-3 rounded-base py-1 text-left hover:bg-sunken"
            >
              <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
                <span>{nameOf(row)}</span> <SummaryText row={row} />
              </span>
              {!row.skipped && getCategoryRule(row.category).kind !== 'yesNo' && <AnswerBar row={row} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function SummaryText({ row }: { row: CheckinRow }) {
  const { t } = useTranslation('checkin');
  const formatAnswer = useFormatAnswer();
  if (row.skipped) return <span className="text-small text-muted">{t('skipped')}</span>;
  const answer = formatAnswer(row.category, row.value);
  return (
    <span className={classNames('text-small tabular-nums', row.answered ? 'font-semibold' : 'text-muted')}>
      {row.answered ? answer : t('suggestedAnswer', { answer })}
    </span>
  );
}

function AnswerBar({ row }: { row: CheckinRow }) {
  const { kind } = getCategoryRule(row.category);
  const { max } = answerBounds[kind];
  const share = Math.min(1, row.value / max);
  const color = areaColor(categoryArea(row.category));
  const width = `${share * 100}%`;
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height="12">
      <rect width="100%" height="12" rx="6" fill="var(--sunken)" />
      {share > 0 && (
        <rect
          width={width}
          height="12"
          rx="6"
          {...(row.answered
            ? { fill: color }
            : { fill: 'none', stroke: 'var(--control)', strokeDasharray: '3 3' })}
        />
      )}
    </svg>
  );
}
