import { achievementAreas, achievementIcons } from '#web/ui/achievement-areas.ts';
import { areaColor } from '#web/ui/area.ts';

const areas = [...new Set(Object.values(achievementAreas))];

/** Draws a dashed ring around the icon of an area, for an achievement that the member has not earned. */
export function BlankMedal({ area }: { area: keyof typeof achievementIcons }) {
  const Icon = achievementIcons[area];
  return (
    <span
      aria-hidden="true"
      className="flex size-12 shrink-0 items-center justify-center rounded-full border-2 border-dashed border-line sm:size-14"
      style={{ color: areaColor(area) }}
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}

/** Draws a blank medal for each area in which the member can earn achievements. */
export const BlankMedals = () => (
  <div className="flex gap-2 sm:gap-4">
    {areas.map((area) => (
      <BlankMedal key={area} area={area} />
    ))}
  </div>
);
