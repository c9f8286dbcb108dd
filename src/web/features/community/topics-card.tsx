import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TopicButton } from './topic-button.tsx';
import { useCommunityStats } from './use-community.ts';

/** Below this number of topics, the card says how a member adds one. */
const fewTopics = 3;

interface Props {
  onSelect: (tag: string) => void;
  /** Renders nothing if there are no topics. */
  hiddenIfEmpty: boolean;
}

/** Lists the topics that several members write about. Selecting a topic filters the feed. */
export function TopicsCard({ onSelect, hiddenIfEmpty }: Props) {
  const { t } = useTranslation('community');
  const stats = useCommunityStats();
  // `errorUpdateCount` also keeps the card during a retry, when the query has no error.
  if (hiddenIfEmpty && (stats.data ? stats.data.trending.length === 0 : stats.errorUpdateCount === 0))
    return null;
  return (
    <Card title={t('topics.title')} isBare>
      <QueryView
        compact
        query={stats}
        errorTitle={t('topics.loadFailed')}
        loading={<Skeleton height="3rem" />}
      >
        {({ trending }) =>
          trending.length === 0 ? (
            <p className="text-muted">{t('topics.none')}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <ul className="flex flex-wrap gap-2">
                {trending.map(({ tag, posts }) => (
                  <li key={tag} className="max-w-full">
                    <TopicButton tag={tag} onSelect={onSelect}>
                      <span className="shrink-0 text-small text-muted tabular-nums">
                        {t('topics.posts', { count: posts })}
                      </span>
                    </TopicButton>
                  </li>
                ))}
              </ul>
              {trending.length < fewTopics && <p className="text-small text-muted">{t('topics.add')}</p>}
            </div>
          )
        }
      </QueryView>
    </Card>
  );
}
