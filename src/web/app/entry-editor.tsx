import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EditedEntryContext } from '#web/lib/outbox/edited-entry.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { type EntryGroup, newestOf } from '#web/ui/unsent/entry-kinds.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { withTranslations } from './with-translations.ts';

interface DialogProps {
  entry: OutboxEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type LoadDialog = () => Promise<ComponentType<DialogProps>>;

const loadFoodDialog: LoadDialog = async () =>
  (await withTranslations('nutrition', import('#web/features/nutrition/food-dialog.tsx'))).FoodDialog;

const loadWorkoutDialog: LoadDialog = async () =>
  (await withTranslations('fitness', import('#web/features/fitness/workout-dialog.tsx'))).WorkoutDialog;

const loadWeighInDialog: LoadDialog = async () =>
  (await withTranslations('fitness', import('./weigh-in-editor.tsx'))).WeighInEditor;

const loadNightDialog: LoadDialog = async () =>
  (await withTranslations('sleep', import('#web/features/sleep/night-dialog.tsx'))).NightDialog;

const loadCycleDialog: LoadDialog = async () =>
  (await withTranslations('cycle', import('#web/features/cycle/unsent-entry-dialog.tsx'))).UnsentEntryDialog;

const loadTextDialog: LoadDialog = async () =>
  (await withTranslations('community', import('#web/features/community/text-entry-dialog.tsx')))
    .TextEntryDialog;

const dialogs: Partial<Record<EntryGroup['kind']['name'], LoadDialog>> = {
  meal: loadFoodDialog,
  mealChange: loadFoodDialog,
  workout: loadWorkoutDialog,
  workoutChange: loadWorkoutDialog,
  weighIn: loadWeighInDialog,
  night: loadNightDialog,
  cycleEntry: loadCycleDialog,
  cycleEntryChange: loadCycleDialog,
  post: loadTextDialog,
  comment: loadTextDialog,
};

interface Props {
  group: EntryGroup;
  onClose: () => void;
}

/**
 * Shows the form for the newest entry of a group, filled with the values of that entry. A group contains unsent entries
 * about the same thing, for example several changes to a meal. Saving the form changes the entry on this device.
 */
export function EntryEditor({ group, onClose }: Props) {
  const entry = newestOf(group);
  const load = dialogs[group.kind.name];
  if (!load) return null;
  return (
    <EditedEntryContext value={entry}>
      <LazyPart
        load={load}
        props={{ entry, open: true, onOpenChange: (open) => !open && onClose() }}
        failed={(error) => <FailedEditor error={error} onClose={onClose} />}
      />
    </EditedEntryContext>
  );
}

/** Closes an editor that cannot be loaded, and shows the error in a toast. */
function FailedEditor({ error, onClose }: Pick<Props, 'onClose'> & { error: unknown }) {
  const { t } = useTranslation('common');
  const showError = useErrorToast();
  const close = useEffectEvent(() => {
    showError(t('partFailed'), error);
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}
