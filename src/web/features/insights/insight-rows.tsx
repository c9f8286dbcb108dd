import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Insight, PatternInsight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { certaintyOf } from '#domain/insights/lead.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PatternPreview } from './pattern-preview.tsx';

interface Props {
  insights: readonly Insight[];
  /** See `PatternPreview`. The insights page compares the same patterns. */
  compared: readonly PatternInsight[];
  /** Whether other content is beside the insights in a wide container. */
  hasNeighbour: boolean;
}

/** Shows insights side by side in a wide container. */
export const InsightRows = ({ insights, compared, hasNeighbour }: Props) => (
  <ul className="-my-2.5 divide-y divide-line @4xl:grid @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:gap-x-8 @4xl:divide-y-0">
    {insights.map((insight, index) => (
      <InsightRow key={insight.id} {...{ insight, index, compared, hasNeighbour }} />
    ))}
  </ul>
);

interface RowProps extends Pick<Props, 'compared' | 'hasNeighbour'> {
  insight: Insight;
  /** The position in the list, from 0. */
  index: number;
}

/**
 * Shows an insight as a link to its details. The days of a pattern are drawn below its text. On phones, and in a
 * wide container with other content, the third insight is hidden.
 */
function InsightRow({ insight, index, compared, hasNeighbour }: RowProps) {
  const { t } = useTranslation('patterns');
  const { id, type, title, description } = insight;
  const isPattern = type === 'pattern';
  return (
    <li
      className={classNames(
        index === 1 && 'max-sm:border-b-0',
        index > 1 && 'max-sm:hidden',
        index > 1 && hasNeighbour && '@4xl:hidden',
      )}
    >
      <Link
        to={pages.aiInsights}
        search={{ insight: id }}
        className="flex flex-wrap items-baseline justify-between gap-x-3 py-2.5 hover:text-primary @4xl:flex @4xl:h-full @4xl:flex-col @4xl:flex-nowrap @4xl:items-stretch @4xl:justify-start"
      >
        <span className="block min-w-0 font-medium">{title}</span>
        <span className="block text-small text-muted tabular-nums">
          {isPattern ? t(`certainty.${certaintyOf(insight.confidence)}`) : t(`types.${type}`)}
        </span>
        {isPattern ? (
          <PatternPreview {...{ insight, compared }} isExplained={index === 0} />
        ) : (
          <span className="mt-1 block w-full text-small text-muted">{description}</span>
        )}
      </Link>
    </li>
  );
}
