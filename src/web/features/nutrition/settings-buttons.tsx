import { ChefHat, Target } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { useDay } from './use-day.ts';
import { useUsualEnergy } from './use-usual-energy.ts';

// The dialogs are loaded when first shown, so that the page itself loads sooner.
const loadOwnFoodsDialog = async () => (await import('./own-foods-dialog.tsx')).OwnFoodsDialog;
const loadTargetsDialog = async () => (await import('./targets-dialog.tsx')).TargetsDialog;

/** Shows a button that opens the list of the person's own foods and recipes. */
export function OwnFoodsButton() {
  const { t } = useTranslation('foods');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <ChefHat aria-hidden="true" className="size-5 max-sm:hidden" strokeWidth={1.75} />
        <span className="whitespace-nowrap">{t('own.open')}</span>
      </Button>
      {isOpen && <LazyDialog load={loadOwnFoodsDialog} props={{ open: true, onOpenChange: setOpen }} />}
    </>
  );
}

interface TargetsProps {
  day: CalendarDay;
  /** Meals that are deleted but can still be restored. The usual energy in the form leaves them out. */
  deletedMeals: readonly FoodEntry[];
}

/**
 * Shows a button that opens the form for the daily targets. The button is disabled until the
 * targets are loaded.
 */
export function TargetsButton({ day, deletedMeals }: TargetsProps) {
  const { t } = useTranslation('nutrition');
  const [isOpen, setOpen] = useState(false);
  const { data } = useDay(day);
  const usual = useUsualEnergy(deletedMeals);
  return (
    <>
      <Button variant="quiet" disabled={!data} onClick={() => setOpen(true)}>
        <Target aria-hidden="true" className="size-5 max-sm:hidden" strokeWidth={1.75} />
        <span className="whitespace-nowrap">{t('targets.open')}</span>
      </Button>
      {data && (
        <LazyDialog
          load={loadTargetsDialog}
          props={{ open: isOpen, onOpenChange: setOpen, targets: data.targets, usual }}
        />
      )}
    </>
  );
}
