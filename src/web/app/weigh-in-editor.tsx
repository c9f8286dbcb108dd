import type { ComponentProps } from 'react';
import { WeighInDialog } from '#web/features/body/weigh-in-dialog.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Shows the form of an unsent weigh-in in the person's units. The form reads its values once, so it waits for them. */
export function WeighInEditor(props: Omit<ComponentProps<typeof WeighInDialog>, 'units'>) {
  const preferences = usePreferences();
  return preferences && <WeighInDialog {...props} units={preferences.units} />;
}
