import { X } from 'lucide-react';
import { Slider as Primitive } from 'radix-ui';
import { useId } from 'react';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { type Area, areaColor } from './area.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { largeLabel } from './large-label.ts';

interface Props {
  label: string;
  /** The chosen or suggested value. Undefined if there is neither a choice nor a suggestion. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** The value as text, shown and announced: "7 of 10, Good". */
  valueText: string;
  /** A text that says that the value is a suggestion. Undefined once the person has touched the slider. */
  suggestion?: string | undefined;
  min?: number;
  max?: number;
  step?: number;
  area?: Area;
  disabled?: boolean;
  /** Shows the label as a heading and the value in large type, for one question per screen. */
  large?: boolean;
  /** A button beside the value that clears it, shown while there is a value. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/**
 * Shows a slider to choose a score on a scale. A large slider, and one that can be cleared, has numbers at its ends,
 * unless the person hides scores.
 */
export function Slider(props: Props) {
  const { label, value, onChange, valueText, min = 1, max = 10, step = 1, area, disabled = false } = props;
  const { suggestion, large = false, clear } = props;
  const id = useId();
  const suggestionId = useId();
  const showsEnds = useShownNumbers().scores;
  const isUntouched = value === undefined || suggestion !== undefined;
  /** Calls `onChange` with the suggested value, because the person has confirmed it. */
  const confirm = () => {
    if (suggestion !== undefined && value !== undefined) onChange(value);
  };
  return (
    <div style={{ '--tone': area ? areaColor(area) : 'var(--primary)' } as React.CSSProperties}>
      <div className={large ? undefined : 'flex items-baseline justify-between gap-2 sm:gap-4'}>
        <span id={id} className={large ? largeLabel : 'font-medium'}>
          {label}
        </span>
        <span
          aria-hidden="true"
          className={classNames(
            'tabular-nums',
            clear && 'ml-auto',
            large ? 'mt-4 mb-2 block text-title' : 'shrink-0 text-small',
            isUntouched ? 'text-muted' : large && 'font-display font-semibold',
            !isUntouched && !large && 'text-ink',
          )}
        >
          {large && suggestion !== undefined ? `${suggestion}: ${valueText}` : valueText}
        </span>
        {clear && value !== undefined && (
          <span className="-my-3 -mr-2 self-center">
            <IconButton icon={X} label={clear.label} onClick={clear.onClear} />
          </span>
        )}
      </div>
      <Primitive.Root
        className="relative flex h-11 touch-none items-center select-none data-disabled:opacity-50"
        // Without a value, the slider is set to one step below the minimum. Otherwise choosing the minimum would not
        // fire a change.
        value={[value ?? min - step]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onPointerUp={confirm}
      >
        <Primitive.Track className="relative h-1.5 grow rounded-full bg-line">
          {/* An untouched slider has no fill, so that it does not look like an answer. */}
          <Primitive.Range
            className={classNames('absolute h-full rounded-full', !isUntouched && 'bg-(--tone)')}
          />
        </Primitive.Track>
        <Primitive.Thumb
          aria-labelledby={id}
          aria-valuetext={valueText}
          aria-describedby={suggestion === undefined ? undefined : suggestionId}
          onKeyDown={({ key }) => key === 'Enter' && confirm()}
          className={classNames(
            "relative block size-7 rounded-full border-2 bg-raised before:absolute before:-inset-2.5 before:content-['']",
            isUntouched ? 'border-dashed border-control' : 'border-(--tone)',
          )}
        />
      </Primitive.Root>
      {(large || clear) && showsEnds && (
        <p aria-hidden="true" className="-mt-1 flex justify-between text-small text-muted">
          <span>{min}</span>
          <span>{max}</span>
        </p>
      )}
      {suggestion !== undefined && (
        <span id={suggestionId} className="sr-only">
          {suggestion}
        </span>
      )}
    </div>
  );
}
