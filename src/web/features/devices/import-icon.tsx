import { CalendarHeart, Droplet, FileSpreadsheet, Smile } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { ImportFormat } from '#contracts/imports.ts';
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

/** Shows the kind of app that a file comes from. */
export function ImportIcon({ format }: { format: ImportFormat }) {
  const Icon = icons[format];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />;
}
