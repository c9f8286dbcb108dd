import { Check } from 'lucide-react';
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
}

/**
 * Shows the label of a slider, and below it the value with a button to confirm it. Marks a value that the person has
 * set. The line of the value is equally high with and without the button, so that the slider keeps its place.
 */
export function SliderHead({ id, suggestionId, label, valueText, suggestion, onConfirm }: Props) {
  return (
    <>
      <p id={id} className="col-span-full font-medium">
        {label}
      </p>
      <div className="flex min-h-11 items-center justify-between gap-2">
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
        {suggestion?.confirm && (
          <ConfirmButton
            confirm={suggestion.confirm}
            onConfirm={onConfirm}
            className={buttonStyle('secondary')}
          />
        )}
      </div>
    </>
  );
}
