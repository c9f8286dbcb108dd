import type { ComponentProps } from 'react';
import { defaultSleepGoals } from '#domain/sleep.ts';
import { NightDialog } from './night-dialog.tsx';

/**
 * Shows the form of an unsent night. The times come from the unsent entry. `NightDialog` uses the goals only for a new
 * night, so the default goals have no effect here.
 */
export const NightEditor = (props: Omit<ComponentProps<typeof NightDialog>, 'goals'>) => (
  <NightDialog {...props} goals={defaultSleepGoals} />
);
