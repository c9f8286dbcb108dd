import { Apple, Coffee, type LucideIcon, Sandwich, Soup } from 'lucide-react';
import type { MealType } from '#domain/nutrition/meals.ts';
import { classNames } from './class-names.ts';

const icons: Record<MealType, LucideIcon> = {
  breakfast: Coffee,
  lunch: Sandwich,
  dinner: Soup,
  snack: Apple,
};

/** Shows the icon of a meal type: in place of a photo, or if `small`, beside a heading. */
export function MealIcon({ type, small = false }: { type: MealType; small?: boolean }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center bg-sunken text-nutrition',
        small ? 'size-8 rounded-full' : 'size-16 rounded-base',
      )}
    >
      <Icon className={small ? 'size-4' : 'size-6'} strokeWidth={small ? 1.75 : 1.5} />
    </span>
  );
}
