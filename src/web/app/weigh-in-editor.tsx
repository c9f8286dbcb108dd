import type { ComponentProps } from 'react';
import { WeighInDialog } from '#web/features/body/weigh-in-dialog.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/**
 * Shows the form of an unsent weigh-in in the person's units. Renders nothing until the units are loaded, because the
 * form reads its initial values only once.
 */
export function WeighInEditor(props: Omit<ComponentProps<typeof WeighInDialog>, 'units'>) {
  const preferences = usePreferences();
  return preferences && <WeighInDialog {...props} units={preferences.units} />;
}
