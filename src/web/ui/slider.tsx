import { X } from 'lucide-react';
import { useId } from 'react';
import { type Area, areaColor } from './area.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { largeLabel } from './large-label.ts';
import { SliderControl } from './slider-control.tsx';
import { SliderEnds } from './slider-ends.tsx';
import { Suggestion } from './suggestion.tsx';

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
  /** Draws a drop for each value, from small to large, in place of a line. */
  hasDrops?: boolean;
  /** Words for the lowest and the highest value, shown below the ends of the slider. */
  ends?: { low: string; high: string } | undefined;
  /** A button beside the value that clears it, shown while there is a value. */
  clear?: { label: string; onClear: () => void } | undefined;
}

/**
 * Shows a slider to choose a score on a scale. A slider without a value has a dot for each value and no handle. A large
 * slider, and one that can be cleared, has numbers at its ends, unless the person hides scores.
 */
export function Slider(props: Props) {
  const { label, value, onChange, valueText, min = 1, max = 10, step = 1, area, disabled = false } = props;
  const { suggestion, large = false, hasDrops = false, clear, ends } = props;
  const id = useId();
  const suggestionId = useId();
  const isUntouched = value === undefined || suggestion !== undefined;
  /** Calls `onChange` with the suggested value, because the person has confirmed it. */
  const confirm = () => {
    if (suggestion !== undefined && value !== undefined) onChange(value);
  };
  return (
    <div style={{ '--tone': area ? areaColor(area) : 'var(--primary)' } as React.CSSProperties}>
      <div className={large ? undefined : 'flex flex-wrap items-baseline justify-between gap-x-2 sm:gap-x-4'}>
        <span id={id} className={large ? `${largeLabel} mb-3` : 'font-medium'}>
          {label}
        </span>
        {suggestion ? (
          <Suggestion id={suggestionId} suggestion={{ text: suggestion }} large={large} />
        ) : (
          <span
            aria-hidden="true"
            className={valueStyle({ large, isUntouched, hasClear: clear !== undefined })}
          >
            {valueText}
          </span>
        )}
        {clear && value !== undefined && (
          <span className="-my-3 -mr-2 self-center">
            <IconButton icon={X} label={clear.label} onClick={clear.onClear} />
          </span>
        )}
      </div>
      <SliderControl
        labelledBy={id}
        describedBy={suggestion === undefined ? undefined : suggestionId}
        {...{ value, valueText, min, max, step, disabled, isUntouched, hasDrops, onChange }}
        onConfirm={confirm}
      />
      <SliderEnds min={min} max={max} words={ends} hasNumbers={large || clear !== undefined} />
    </div>
  );
}

interface ValueLook {
  large: boolean;
  isUntouched: boolean;
  hasClear: boolean;
}

const valueStyle = ({ large, isUntouched, hasClear }: ValueLook) =>
  classNames(
    'tabular-nums',
    hasClear && 'ml-auto',
    large ? 'flex min-h-11 items-center text-title' : 'shrink-0 text-small',
    isUntouched ? 'text-muted' : large && 'font-display font-semibold',
    !isUntouched && !large && 'text-ink',
  );
