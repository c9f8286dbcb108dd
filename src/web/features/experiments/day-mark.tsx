import { Check, X } from 'lucide-react';
import type { DayState } from './day-state.ts';

const sizes = { small: 'size-6 border-2', medium: 'size-8 border-2', large: 'size-14 border-4' };
const icons = { planned: Check, other: X };

interface Props {
  isOn: boolean;
  state?: DayState;
  color: string;
  size?: keyof typeof sizes;
}

/**
 * Draws a day of an experiment's plan as a circle. The circle is filled if the action is on, and hollow if the action
 * is off. A tick in the circle means that the person followed the plan, and a cross that they did not. A day to come is
 * pale.
 */
export function DayMark({ isOn, state = 'unanswered', color, size = 'small' }: Props) {
  const shade = state === 'ahead' ? `color-mix(in oklab, ${color} 45%, var(--raised))` : color;
  const Icon = state === 'planned' || state === 'other' ? icons[state] : undefined;
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
      {Icon && <Icon className={size === 'large' ? 'size-7' : 'size-4'} strokeWidth={3} />}
    </span>
  );
}
