import { Check } from 'lucide-react';

interface Props {
  isOn: boolean;
  isDone?: boolean;
  isAhead?: boolean;
  color: string;
}

/**
 * Draws a day of an experiment's plan as a circle. The circle is filled if the action is on, and
 * hollow if the action is off. A tick in the circle means that the person carried out the action.
 */
export function DayMark({ isOn, isDone = false, isAhead = false, color }: Props) {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 items-center justify-center rounded-full border-2"
      style={{
        borderColor: color,
        background: isOn ? color : 'transparent',
        color: isOn ? 'var(--raised)' : color,
        opacity: isAhead ? 0.5 : 1,
      }}
    >
      {isDone && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}
