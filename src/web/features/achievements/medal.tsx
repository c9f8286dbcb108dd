import { type AchievementKey, type AchievementLevel, achievementLevels } from '#domain/achievements.ts';
import { areaColor } from '#web/ui/area.ts';
import { achievementAreas, achievementIcons } from './achievement-areas.ts';

/**
 * Draws an earned level: the icon of its area, and one filled dot for bronze, two for silver and three for gold. The
 * text beside it says the same in words.
 */
export function Medal({
  earned: { key, level },
}: {
  earned: { key: AchievementKey; level: AchievementLevel };
}) {
  const area = achievementAreas[key];
  const Icon = achievementIcons[area];
  const color = areaColor(area);
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 flex-col items-center justify-center gap-1 rounded-full"
      style={{ color, background: `color-mix(in oklab, ${color} 14%, transparent)` }}
    >
      <Icon className="size-5" strokeWidth={1.75} />
      <span className="flex gap-0.5">
        {achievementLevels.map((one, index) => (
          <span
            key={one}
            className={`size-1.5 rounded-full border border-current ${index <= achievementLevels.indexOf(level) ? 'bg-current' : ''}`}
          />
        ))}
      </span>
    </span>
  );
}
