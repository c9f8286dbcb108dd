import { type LucideIcon, Sparkles, UsersRound, Watch } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { type Area, areaColor } from '#web/ui/area.ts';
import { CommunityDrawing } from './community-drawing.tsx';
import { DevicesDrawing } from './devices-drawing.tsx';
import { InsightsDrawing } from './insights-drawing.tsx';

const highlights = [
  { key: 'devices', icon: Watch, area: 'water', Drawing: DevicesDrawing },
  { key: 'insights', icon: Sparkles, area: 'nutrition', Drawing: InsightsDrawing },
  { key: 'community', icon: UsersRound, area: 'stress', Drawing: CommunityDrawing },
] as const satisfies readonly { key: string; icon: LucideIcon; area: Area; Drawing: ComponentType }[];

/** Shows what is special about Lagom. A narrow page has icons in place of the drawings. */
export function LandingHighlights() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('highlights')} className="border-y border-line bg-raised">
      <ul className="mx-auto grid max-w-7xl divide-line px-4 max-md:divide-y sm:px-6 md:grid-cols-3 md:gap-12">
        {highlights.map(({ key, icon: Icon, area, Drawing }) => (
          <li key={key} className="grid grid-cols-[auto_1fr] gap-x-4 py-6 md:block md:py-12">
            <Drawing />
            <Icon
              aria-hidden="true"
              className="row-span-2 size-8 md:hidden"
              strokeWidth={1.5}
              style={{ color: areaColor(area) }}
            />
            <h2 className="font-display text-title md:mt-6 font-semibold tracking-tight">
              {t(`${key}Title`)}
            </h2>
            <p className="mt-2 text-muted">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
