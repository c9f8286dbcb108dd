import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IdeaButtons, useWriteIdea } from './idea-buttons.tsx';
import { usePostIdeas } from './use-post-ideas.ts';

/** Shows buttons with ideas for a post, which write the idea into the form (see `useWriteIdea`). */
export function PostIdeas() {
  const { t } = useTranslation('community');
  const id = useId();
  const ideas = usePostIdeas();
  const writeIdea = useWriteIdea();
  if (ideas.length === 0) return null;
  return (
    <div>
      <p id={id} className="flex items-center gap-1.5 text-small font-medium text-muted">
        <Lightbulb aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {t('ideas.title')}
      </p>
      <IdeaButtons ideas={ideas} onPress={writeIdea} labelledBy={id} />
    </div>
  );
}
