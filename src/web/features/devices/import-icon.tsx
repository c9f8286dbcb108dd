import { CalendarHeart, Droplet, FileSpreadsheet, Smile } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { ImportFormat } from '#contracts/imports.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { BodyScaleIcon } from './body-scale-icon.tsx';
import { providerIcons } from './provider-icon.tsx';

const icons: Record<ImportFormat, ComponentType<SVGProps<SVGSVGElement>>> = {
  'apple-health': providerIcons.apple,
  fitbit: providerIcons.fitbit,
  'samsung-health': providerIcons.samsung,
  garmin: providerIcons.garmin,
  strava: providerIcons.strava,
  daylio: Smile,
  drip: Droplet,
  clue: CalendarHeart,
  myfitnesspal: providerIcons.myfitnesspal,
  cronometer: providerIcons.cronometer,
  oura: providerIcons.oura,
  withings: providerIcons.withings,
  openscale: BodyScaleIcon,
  csv: FileSpreadsheet,
};

/** The area of most values in the files of an app. Missing for files of measurements and for files of any area. */
const areas: Partial<Record<ImportFormat, Area>> = {
  'apple-health': 'fitness',
  fitbit: 'fitness',
  'samsung-health': 'fitness',
  garmin: 'fitness',
  strava: 'fitness',
  daylio: 'mood',
  drip: 'cycle',
  clue: 'cycle',
  myfitnesspal: 'nutrition',
  cronometer: 'nutrition',
  oura: 'sleep',
};

/** Shows the kind of app that a file comes from, in the colour of its area. */
export function ImportIcon({ format }: { format: ImportFormat }) {
  const Icon = icons[format];
  const area = areas[format];
  return (
    <Icon
      aria-hidden="true"
      className="size-5 shrink-0 text-primary max-[375px]:size-4"
      strokeWidth={1.75}
      style={area && { color: areaColor(area) }}
    />
  );
}
