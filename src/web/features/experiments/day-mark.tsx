import { Check, Ellipsis, X } from 'lucide-react';
import type { DayState } from './day-state.ts';

const sizes = { small: 'size-6 border-2', medium: 'size-8 border-2', large: 'size-14 border-4' };
const icons = { planned: Check, other: X };

/** How much of its colour a day to come has. The dark theme needs more for the same contrast. */
const paleShade = (color: string) => {
  const mix = (percent: number) => `color-mix(in oklab, ${color} ${percent}%, var(--raised))`;
  return `light-dark(${mix(45)}, ${mix(68)})`;
};

interface Props {
  isOn: boolean;
  state?: DayState;
  color: string;
  size?: keyof typeof sizes;
}

/**
 * Draws a day of an experiment's plan as a circle. The circle is filled if the action is on, and hollow if the action
 * is off. A tick in the circle means that the person followed the plan, and a cross that they did not. A day to come is
 * pale. A large circle also has a question mark while the answer is missing, and dots on a day to come.
 */
export function DayMark({ isOn, state = 'unanswered', color, size = 'small' }: Props) {
  const shade = state === 'ahead' ? paleShade(color) : color;
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
      {size === 'large' && state === 'ahead' && <Ellipsis className="size-7" strokeWidth={3} />}
      {size === 'large' && state === 'unanswered' && <span className="text-title font-semibold">?</span>}
    </span>
  );
}
