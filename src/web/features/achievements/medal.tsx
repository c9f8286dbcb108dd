import {
  type AchievementKey,
  type AchievementLevel,
  achievementLevels,
  achievementRules,
} from '#domain/achievements.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { achievementAreas, achievementIcons } from './achievement-areas.ts';

interface Props {
  earned: { key: AchievementKey; level: AchievementLevel };
}

/**
 * Draws an earned level: a ring in the colour of the metal, around the icon of the area and the count that the level
 * requires. The text beside it says the same in words.
 */
export function Medal({ earned: { key, level } }: Props) {
  const { language } = useLanguage();
  const area = achievementAreas[key];
  const Icon = achievementIcons[area];
  const color = areaColor(area);
  const threshold = achievementRules[key].steps[achievementLevels.indexOf(level)] ?? 0;
  return (
    <span
      aria-hidden="true"
      className="flex size-14 shrink-0 flex-col items-center justify-center gap-0.5 rounded-full border-3"
      style={{
        borderColor: `var(--${level})`,
        background: `color-mix(in oklab, ${color} 12%, var(--raised))`,
      }}
    >
      <Icon className="size-4" strokeWidth={1.75} style={{ color }} />
      <span className="text-small leading-none font-semibold tabular-nums">
        {formatNumber(threshold, language)}
      </span>
    </span>
  );
}
