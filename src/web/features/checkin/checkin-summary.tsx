import { ChevronRight } from 'lucide-react';
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

/**
 * Lists the answers of the day, amounts with a bar. The bar of a suggested answer has a dashed outline. If every
 * question is skipped, says so once.
 */
export function CheckinSummary({ rows, onChange }: Props) {
  const { t } = useTranslation('checkin');
  /** Returns the short name of a question, or the question if its category has several. */
  const nameOf = ({ category, question }: CheckinRow) =>
    rows.filter((row) => row.category === category).length === 1 ? t(`names.${category}`) : question;
  const isEmpty = rows.every(({ skipped }) => skipped);
  const hasBars = rows.some(hasBar);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-display text-title font-semibold">{t(isEmpty ? 'nothingToSave' : 'summary')}</h3>
        {!isEmpty && (
          <p className="text-small text-muted tabular-nums">
            {t('answeredCount', { count: rows.filter(({ answered }) => answered).length })}
          </p>
        )}
      </div>
      {isEmpty && <p className="mt-1 text-muted">{t('tapToAnswer')}</p>}
      <ul className="mt-2">
        {rows.map((row, place) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onChange(place)}
              className={classNames(
                'grid min-h-11 w-full items-center gap-x-2 rounded-base py-1 text-left hover:bg-sunken',
                hasBars ? 'grid-cols-[minmax(0,1fr)_4.5rem_1.25rem]' : 'grid-cols-[minmax(0,1fr)_1.25rem]',
              )}
            >
              <span
                className={classNames(
                  'flex min-w-0 flex-wrap items-baseline justify-between gap-x-3',
                  hasBars && !hasBar(row) && 'col-span-2',
                )}
              >
                <span>{nameOf(row)}</span> {!isEmpty && <SummaryText row={row} />}
              </span>
              {hasBar(row) && <AnswerBar row={row} />}
              <ChevronRight
                aria-hidden="true"
                className="-col-start-2 size-5 text-muted"
                strokeWidth={1.75}
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const hasBar = ({ skipped, category }: CheckinRow) => !skipped && getCategoryRule(category).kind !== 'yesNo';

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
