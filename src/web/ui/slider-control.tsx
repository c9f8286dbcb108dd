import { Slider as Primitive } from 'radix-ui';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import { SliderDots, SliderDrops } from './slider-marks.tsx';

interface Props {
  ref?: Ref<HTMLSpanElement>;
  /** The id of the label. */
  labelledBy: string;
  describedBy: string | undefined;
  value: number | undefined;
  valueText: string;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean;
  /** Whether the value is no answer of the person yet. */
  isUntouched: boolean;
  /** Draws a drop for each value, in place of a line. */
  hasDrops?: boolean;
  onChange: (value: number) => void;
  /** Called when the person leaves the value as it is, by a press on it or with Enter. */
  onConfirm: () => void;
}

/** Shows the line and the handle of a slider. Without a value there is no handle, but a mark for each value. */
export function SliderControl(props: Props) {
  const { ref, value, min, max, step = 1, isUntouched, hasDrops = false, onChange, onConfirm } = props;
  const count = (max - min) / step + 1;
  const filled = isUntouched || value === undefined ? 0 : (value - min) / step + 1;
  return (
    <Primitive.Root
      className="relative flex h-11 touch-none items-center select-none data-disabled:opacity-50"
      // Without a value, the slider is set to one step below the minimum. Otherwise choosing the minimum would not
      // fire a change.
      value={[value ?? min - step]}
      min={min}
      max={max}
      step={step}
      disabled={props.disabled ?? false}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onPointerUp={onConfirm}
    >
      <Primitive.Track className={hasDrops ? 'grow' : 'relative h-1.5 grow rounded-full bg-line'}>
        {hasDrops ? (
          <SliderDrops count={count} filled={filled} />
        ) : (
          <>
            {/* An untouched slider has no fill, so that it does not look like an answer. */}
            <Primitive.Range
              className={classNames('absolute h-full rounded-full', !isUntouched && 'bg-(--tone)')}
            />
            {value === undefined && <SliderDots count={count} />}
          </>
        )}
      </Primitive.Track>
      <Primitive.Thumb
        ref={ref}
        aria-labelledby={props.labelledBy}
        aria-valuetext={props.valueText}
        aria-describedby={props.describedBy}
        onKeyDown={({ key }) => key === 'Enter' && onConfirm()}
        className={classNames(
          'relative block rounded-full',
          hasDrops
            ? 'size-11 border border-(--tone) bg-(--tone)/12'
            : "size-7 border-2 bg-raised before:absolute before:-inset-2.5 before:content-['']",
          !hasDrops && (isUntouched ? 'border-dashed border-control' : 'border-(--tone)'),
          value === undefined && 'opacity-0 focus-visible:opacity-100',
        )}
      />
    </Primitive.Root>
  );
}
