import { Link, useRouterState } from '@tanstack/react-router';
import { Activity, Flower2, House, type LucideIcon, Moon, Salad, Sparkles, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { shortLabel } from '#domain/short-label.ts';

const tabs = [
  { key: 'dashboard', to: pages.home, icon: House },
  { key: 'fitness', to: pages.fitness, icon: Activity },
  { key: 'nutrition', to: pages.nutrition, icon: Salad },
  { key: 'sleep', to: pages.sleep, icon: Moon },
  { key: 'mindfulness', to: pages.mindfulness, icon: Flower2 },
  { key: 'aiInsights', to: pages.aiInsights, icon: Sparkles },
  { key: 'community', to: pages.community, icon: Users },
] as const satisfies readonly { key: string; to: string; icon: LucideIcon }[];

/** Pages without a tab of their own, each with the page whose tab is marked as current instead. */
const parents: Record<string, string> = {
  [pages.dashboard]: pages.home,
  [pages.year]: pages.home,
  [pages.devices]: pages.home,
  [pages.experiments]: pages.aiInsights,
};

/** Shows the tabs: at the bottom on a phone, under the header on wider screens. */
export function TabNavigation() {
  const { t } = useTranslation('shell');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const activePath = parents[path] ?? path;

  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:bg-transparent md:pb-0"
    >
      <ul className="mx-auto grid max-w-7xl grid-cols-7 max-md:px-1 md:flex md:gap-1 md:px-3 lg:px-4">
        {tabs.map(({ key, to, icon: Icon }) => (
          <li key={key} className="min-w-0">
            <Link
              to={to}
              aria-label={t(key)}
              aria-current={to === activePath ? 'page' : undefined}
              // A press on the current tab counts as a new visit, so that the page can show its initial state again.
              replace={to === path}
              state={(previous) => (to === path ? { visit: (previous.visit ?? 0) + 1 } : {})}
              className="group relative flex h-16 flex-col items-center justify-center gap-1 rounded-base text-small font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-primary md:h-12 md:px-3"
            >
              <Icon aria-hidden="true" className="size-5 md:hidden" strokeWidth={1.75} />
              <span className="text-[clamp(0.5625rem,3vw,0.75rem)] md:hidden">{shortLabel(t(key))}</span>
              <span className="hidden md:inline">{t(key)}</span>
              <span
                aria-hidden="true"
                className="absolute inset-x-3 top-0 h-0.5 rounded-full group-aria-[current=page]:bg-primary md:inset-x-3 md:top-auto md:bottom-0"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
