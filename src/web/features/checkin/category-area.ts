import type { Category } from '#domain/checkin.ts';
import type { Area } from '#web/ui/area.ts';

/** Returns the area in whose colour the answers of a category are shown. */
export function categoryArea(category: Category): Area {
  if (category === 'hydration') return 'water';
  if (category === 'energy' || category === 'stress' || category === 'sleep') return category;
  return 'mood';
}
