import { Check } from 'lucide-react';

const sizes = { small: 'size-6 border-2', medium: 'size-8 border-2', large: 'size-14 border-4' };

interface Props {
  isOn: boolean;
  isDone?: boolean;
  isAhead?: boolean;
  color: string;
  size?: keyof typeof sizes;
  /** A text in the circle, for a large circle. */
  text?: string;
}

/**
 * Draws a day of an experiment's plan as a circle. The circle is filled if the action is on, and
 * hollow if the action is off. A tick in the circle means that the person carried out the action.
 */
export function DayMark({ isOn, isDone = false, isAhead = false, color, size = 'small', text }: Props) {
  const shade = isAhead ? `color-mix(in oklab, ${color} 45%, var(--raised))` : color;
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full ${sizes[size]}`}
      style={{
        borderColor: shade,
        background: isOn ? shade : 'var(--raised)',
        color: isOn ? 'var(--raised)' : color,
      }}
    >
      {isDone ? (
        <Check className={size === 'large' ? 'size-7' : 'size-4'} strokeWidth={3} />
      ) : (
        <span className="number text-title font-semibold">{text}</span>
      )}
    </span>
  );
}
