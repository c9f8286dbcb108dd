import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from './button.tsx';
import { ConfirmButton, type Suggested } from './suggestion.tsx';

interface Props {
  /** The ids of the label and of the text of the suggestion. */
  id: string;
  suggestionId: string;
  label: string;
  valueText: string;
  suggestion: Suggested | undefined;
  onConfirm: () => void;
  /** A button at the end of the row. */
  aside: ReactNode;
}

/**
 * Shows the label of a slider above its value, with the buttons for the value beside them. Marks a value that the person
 * has set. The row is equally high with and without a suggestion, so that the slider keeps its place.
 */
export function SliderHead({ id, suggestionId, label, valueText, suggestion, onConfirm, aside }: Props) {
  return (
    <div className="flex min-h-12 items-center gap-1">
      <div className="min-w-0 grow">
        <p id={id} className="font-medium">
          {label}
        </p>
        {suggestion ? (
          <p id={suggestionId} className="text-small text-muted tabular-nums">
            {suggestion.text}
          </p>
        ) : (
          <p aria-hidden="true" className="flex items-center gap-1 text-small font-semibold tabular-nums">
            <Check className="size-4 shrink-0 text-primary" strokeWidth={2.5} />
            {valueText}
          </p>
        )}
      </div>
      {suggestion?.confirm && (
        <ConfirmButton
          confirm={suggestion.confirm}
          onConfirm={onConfirm}
          className={buttonStyle('secondary')}
        />
      )}
      {aside}
    </div>
  );
}
