import { useTranslation } from 'react-i18next';
import type { listSuggestions } from '#contracts/community-members.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Avatar } from './author.tsx';
import { TopicButton } from './topic-button.tsx';
import { useSuggestions, useUpdateSuggestible } from './use-community.ts';

type Member = EndpointOutput<typeof listSuggestions>['members'][number];

interface Props {
  onSelect: (tag: string) => void;
}

/**
 * Lists members who write about the same topics as this member, and who agreed to be suggested. A
 * switch lets this member agree too. The list is empty until this member agrees.
 */
export function SuggestionsCard({ onSelect }: Props) {
  const { t } = useTranslation('community');
  const query = useSuggestions();
  const updateSuggestible = useUpdateSuggestible();
  const showError = useErrorToast();
  const handleToggle = (suggestible: boolean) =>
    updateSuggestible.mutate(suggestible, {
      onError: (failure) => showError(t('suggestions.failed'), failure),
    });
  return (
    <Card title={t('suggestions.title')} isBare>
      <QueryView
        compact
        query={query}
        errorTitle={t('suggestions.loadFailed')}
        loading={<Skeleton height="6rem" />}
      >
        {({ suggestible, members }) => (
          <>
            <div className="-my-3">
              <Switch
                label={t('suggestions.choose')}
                hint={t('suggestions.chooseText')}
                checked={updateSuggestible.isPending ? updateSuggestible.variables : suggestible}
                disabled={updateSuggestible.isPending}
                onChange={(event) => handleToggle(event.target.checked)}
              />
            </div>
            {suggestible && members.length === 0 && (
              <p className="mt-6 text-muted">{t('suggestions.none')}</p>
            )}
            <ul className="mt-3 divide-y divide-line empty:hidden">
              {members.map((member) => (
                <SuggestedMember key={member.userId} member={member} onSelect={onSelect} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Card>
  );
}

function SuggestedMember({ member: { userId, author, topics }, onSelect }: Props & { member: Member }) {
  const { t } = useTranslation('community');
  const name = author.displayName;
  return (
    <li className="py-4 last:pb-0">
      <div className="flex items-center gap-3">
        <Avatar initials={author.initials} userId={userId} />
        <bdi className="min-w-0 grow font-semibold break-words">{name}</bdi>
      </div>
      <ul aria-label={t('suggestions.topicsOf', { name })} className="mt-2 flex flex-wrap gap-2">
        {topics.map((tag) => (
          <li key={tag} className="max-w-full">
            <TopicButton tag={tag} label={t('suggestions.topic', { tag })} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </li>
  );
}
