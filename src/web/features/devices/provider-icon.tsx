import { Bike, HeartPulse, Route, Salad, Smartphone, Torus, Watch } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { ProviderId } from '#domain/devices/providers.ts';
import { BodyScaleIcon } from './body-scale-icon.tsx';

/** Neutral icons that show the kind of device, because the logos of providers are trademarks. */
export const providerIcons: Record<ProviderId, ComponentType<SVGProps<SVGSVGElement>>> = {
  fitbit: Watch,
  garmin: Watch,
  oura: Torus,
  whoop: HeartPulse,
  polar: Watch,
  withings: BodyScaleIcon,
  suunto: Watch,
  strava: Route,
  peloton: Bike,
  myfitnesspal: Salad,
  cronometer: Salad,
  samsung: Smartphone,
  apple: Smartphone,
  google: Smartphone,
};

/** Shows the icon of a provider in a circle. */
export function ProviderIcon({ provider }: { provider: ProviderId }) {
  const Icon = providerIcons[provider];
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-full bg-sunken text-primary"
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
