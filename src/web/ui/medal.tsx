import type { AchievementKey, AchievementLevel } from '#domain/achievements.ts';
import { achievementAreas, achievementIcons } from './achievement-areas.ts';
import { areaColor } from './area.ts';

interface Props {
  earned: { key: AchievementKey; level: AchievementLevel };
}

/**
 * Draws an earned level: a ring in the colour of the metal, around the icon of the area. The text beside it says the
 * same in words.
 */
export function Medal({ earned: { key, level } }: Props) {
  const area = achievementAreas[key];
  const Icon = achievementIcons[area];
  const color = areaColor(area);
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center rounded-full border-3 sm:size-14"
      style={{
        borderColor: `var(--${level})`,
        background: `color-mix(in oklab, ${color} 12%, var(--raised))`,
      }}
    >
      <Icon className="size-6" strokeWidth={1.75} style={{ color }} />
    </span>
  );
}
