import { Dumbbell, Flower2, ListChecks, type LucideIcon, Salad } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ActionControl, type ActionTarget } from './action-control.tsx';

type ActionName = 'logMeal' | 'startWorkout' | 'meditate' | 'checkin';

interface QuickAction {
  action: ActionName;
  icon: LucideIcon;
  area: Area;
  module?: keyof Preferences['modules'];
}

const quickActions: QuickAction[] = [
  { action: 'logMeal', icon: Salad, area: 'nutrition', module: 'foodLogging' },
  { action: 'startWorkout', icon: Dumbbell, area: 'fitness' },
  { action: 'meditate', icon: Flower2, area: 'mindfulness', module: 'meditation' },
  { action: 'checkin', icon: ListChecks, area: 'mood', module: 'dailyCheckin' },
];

interface Props {
  modules: Preferences['modules'];
  targets: Record<ActionName, ActionTarget>;
  /** Whether the actions are one row on a wide page. */
  areRow: boolean;
  /** Whether the check-in stands out, because nothing is logged today and no other button offers it. */
  isCheckinPrimary?: boolean;
}

/**
 * Shows the quick actions whose modules are enabled, two in each row on phones and in a column of a wide page. If the
 * check-in stands out, the actions are above the other parts of their column.
 */
export function QuickActions({ modules, targets, areRow, isCheckinPrimary = false }: Props) {
  const { t } = useTranslation('dashboard');
  const shownActions = quickActions.filter(({ module }) => module === undefined || modules[module]);
  return (
    <ul
      className={classNames(
        'grid grid-cols-2 content-start gap-2 sm:grid-cols-4 sm:gap-3',
        !areRow && 'lg:grid-cols-2',
        isCheckinPrimary && 'order-first',
      )}
    >
      {shownActions.map(({ action, icon: Icon, area }) => {
        const isPrimary = isCheckinPrimary && action === 'checkin';
        return (
          <li key={action} className="flex">
            <ActionControl
              target={targets[action]}
              className={classNames(
                'flex min-h-14 w-full items-center gap-2 rounded-base border px-3 py-2 text-left text-small font-semibold transition-colors duration-150 sm:gap-3 sm:px-4 lg:text-body',
                isPrimary
                  ? 'border-primary bg-primary text-on-primary hover:bg-primary-strong'
                  : 'border-line bg-raised hover:border-control',
              )}
            >
              <Icon
                aria-hidden="true"
                className="size-6 shrink-0"
                strokeWidth={1.75}
                style={isPrimary ? undefined : { color: areaColor(area) }}
              />
              <span className="min-w-0">{t(`actions.${action}`)}</span>
            </ActionControl>
          </li>
        );
      })}
    </ul>
  );
}
