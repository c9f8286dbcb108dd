import { useFormContext } from 'react-hook-form';

/** The idea that the member pressed last. A new object for each press, also if the text is the same. */
export interface ChosenIdea {
  text: string;
}

/**
 * Returns a function that writes an idea into the field `content` of the form around it and moves the focus there.
 * Keeps a text that is already in the field.
 */
export function useWriteIdea() {
  const { getValues, setValue, setFocus } = useFormContext();
  return (text: string) => {
    if (getValues('content') === '') setValue('content', `${text} `, { shouldDirty: true });
    setFocus('content');
  };
}

interface Props {
  ideas: readonly string[];
  onPress: (idea: string) => void;
  labelledBy?: string;
}

/** Shows a button for each idea for a post, on phones in one line that scrolls. */
export function IdeaButtons({ ideas, onPress, labelledBy }: Props) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="mt-2 flex gap-2 overflow-x-auto pr-6 pb-1 max-sm:mask-r-from-[calc(100%-1.5rem)] sm:flex-wrap sm:pr-0 sm:pb-0"
    >
      {ideas.map((idea) => (
        <li key={idea} className="max-w-[85%] shrink-0 sm:max-w-full">
          <button
            type="button"
            onClick={() => onPress(idea)}
            className="h-full min-h-11 rounded-base border border-control px-3 py-1.5 text-left text-small hover:bg-sunken"
          >
            {idea}
          </button>
        </li>
      ))}
    </ul>
  );
}
