import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePostIdeas } from './use-post-ideas.ts';

/**
 * Shows buttons with ideas for a post, on phones in one line that scrolls. A press writes the idea into the field
 * `content` and moves the focus there.
 */
export function PostIdeas() {
  const { t } = useTranslation('community');
  const id = useId();
  const ideas = usePostIdeas();
  const { setValue, setFocus } = useFormContext();
  if (ideas.length === 0) return null;
  const handlePress = (idea: string) => {
    setValue('content', `${idea} `, { shouldDirty: true });
    setFocus('content');
  };
  return (
    <div>
      <p id={id} className="flex items-center gap-1.5 text-small font-medium text-muted">
        <Lightbulb aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {t('ideas.title')}
      </p>
      <ul
        aria-labelledby={id}
        className="mt-2 flex gap-2 overflow-x-auto pr-6 pb-1 max-sm:mask-r-from-[calc(100%-1.5rem)] sm:flex-wrap sm:pr-0 sm:pb-0"
      >
        {ideas.map((idea) => (
          <li key={idea} className="max-w-[85%] shrink-0 sm:max-w-full">
            <button
              type="button"
              onClick={() => handlePress(idea)}
              className="h-full min-h-11 rounded-base border border-dashed border-control px-3 py-1.5 text-left text-small hover:bg-sunken"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
