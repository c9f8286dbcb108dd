import { Apple, Coffee, type LucideIcon, Sandwich, Soup } from 'lucide-react';
import type { MealType } from '#domain/nutrition/meals.ts';

const icons: Record<MealType, LucideIcon> = {
  breakfast: Coffee,
  lunch: Sandwich,
  dinner: Soup,
  snack: Apple,
};

/** Shows the icon of a meal type, for meals without a photo. */
export function MealIcon({ type }: { type: MealType }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className="flex size-16 shrink-0 items-center justify-center rounded-base bg-sunken text-nutrition"
    >
      <Icon className="size-6" strokeWidth={1.5} />
    </span>
  );
}
