import type { ComponentProps } from 'react';
import { defaultSleepGoals } from '#domain/sleep.ts';
import { NightDialog } from './night-dialog.tsx';

/** Shows the form of an unsent night. Its values come from the entry, so the goals do not matter. */
export const NightEditor = (props: Omit<ComponentProps<typeof NightDialog>, 'goals'>) => (
  <NightDialog {...props} goals={defaultSleepGoals} />
);
