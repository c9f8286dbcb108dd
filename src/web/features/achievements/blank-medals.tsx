import { areaColor } from '#web/ui/area.ts';
import { achievementAreas, achievementIcons } from './achievement-areas.ts';

const areas = [...new Set(Object.values(achievementAreas))];

/** Draws a dashed ring around the icon of each area in which the member can earn achievements. */
export const BlankMedals = () => (
  <div aria-hidden="true" className="flex gap-2 sm:gap-4">
    {areas.map((area) => {
      const Icon = achievementIcons[area];
      return (
        <span
          key={area}
          className="flex size-12 items-center sm:size-14 justify-center rounded-full border-2 border-dashed border-line"
          style={{ color: areaColor(area) }}
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
      );
    })}
  </div>
);
