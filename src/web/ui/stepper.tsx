import { Minus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { largeLabel } from './large-label.ts';
import { ConfirmButton, type Suggested, Suggestion } from './suggestion.tsx';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit, shown and announced: "5 glasses". */
  valueText: string;
  /** Says that the value is a suggestion. Undefined once the person has pressed a button. */
  suggestion?: Suggested | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  /** Whether only screen readers get the label, because a text beside the buttons says the same. */
  isLabelHidden?: boolean;
  /** Shows the label as a heading above the buttons, for one question per screen. */
  large?: boolean;
}

/** Shows a small whole number between a minus and a plus button that change it. */
export function Stepper(props: Props) {
  const { label, value, onChange, valueText, decreaseLabel, increaseLabel, min = 0, max = 15 } = props;
  const { suggestion, isLabelHidden = false, large = false } = props;
  const id = useId();
  const suggestionId = useId();
  const increase = useRef<HTMLButtonElement>(null);
  const handleConfirm = () => {
    // The button is removed.
    increase.current?.focus();
    onChange(value);
  };
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={suggestion === undefined ? undefined : suggestionId}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 disabled:opacity-50"
      disabled={props.disabled}
    >
      <div className={isLabelHidden ? 'sr-only' : 'w-full'}>
        <span id={id} className={large ? `${largeLabel} mb-2` : 'font-medium'}>
          {label}
        </span>
        {suggestion ? (
          <Suggestion id={suggestionId} suggestion={{ text: suggestion.text }} large={large} />
        ) : (
          !isLabelHidden && <div className={large ? 'min-h-11' : 'min-h-5'} />
        )}
      </div>
      <div
        className={classNames(
          'flex items-center rounded-base border border-control bg-raised',
          suggestion !== undefined && 'border-dashed text-muted',
        )}
      >
        <IconButton
          icon={Minus}
          label={decreaseLabel}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output className="min-w-24 px-1 text-center tabular-nums">{valueText}</output>
        <IconButton
          ref={increase}
          icon={Plus}
          label={increaseLabel}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </div>
      {suggestion?.confirm && <ConfirmButton confirm={suggestion.confirm} onConfirm={handleConfirm} />}
    </fieldset>
  );
}
