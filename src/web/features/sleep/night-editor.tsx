import type { ComponentProps } from 'react';
import { defaultSleepGoals } from '#domain/sleep.ts';
import { NightDialog } from './night-dialog.tsx';

/**
 * Shows the form of an unsent night. The form takes its times from the unsent entry. The form uses goals only for a new
 * night, so the default goals are enough here.
 */
export const NightEditor = (props: Omit<ComponentProps<typeof NightDialog>, 'goals'>) => (
  <NightDialog {...props} goals={defaultSleepGoals} />
);
