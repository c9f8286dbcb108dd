import type { Category } from '#domain/checkin.ts';
import type { Area } from '#web/ui/area.ts';

/** Returns the area, such as `sleep`, whose colour is used for the answers of a category. */
export function categoryArea(category: Category): Area {
  if (category === 'hydration') return 'water';
  if (category === 'energy' || category === 'stress' || category === 'sleep') return category;
  return 'mood';
}
