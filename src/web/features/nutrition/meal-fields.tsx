import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { type MealType, mealTypes } from '#domain/nutrition/meals.ts';
import { useToday } from '#web/lib/clock.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { NameField } from './manual-fields.tsx';
import { MealCapture } from './meal-capture.tsx';
import { MealDetails } from './meal-details.tsx';
import { type MealValues, mealRules } from './meal-form.ts';
import { visibleItems } from './meal-items.ts';
import { MealTotal } from './meal-total.tsx';
import { NutrientFields } from './nutrient-fields.tsx';
import { ItemsAlert, SentenceField, SentenceFoods } from './sentence-fields.tsx';
import { useUsualMealType } from './use-meal-form.ts';
import { useReadSentence } from './use-read-sentence.ts';
import { WaySwitch } from './way-switch.tsx';

interface Props {
  day: CalendarDay;
  /** The meal to update. Undefined for a new meal. */
  meal?: FoodEntry | undefined;
  draftKey: string;
  /** A photo that the person shared from another app. */
  sharedPhoto?: Blob | undefined;
  /** Called with true when the camera opens, and with false when it closes. */
  onCameraChange?: (isOpen: boolean) => void;
  /** Whether only the camera and the type of meal are shown. */
  isCameraOpen?: boolean;
  /** Whether focus moves to the first field when the form opens. By default, it does not. */
  focusOnOpen?: boolean;
  /** The meals to choose from. Undefined if they are elsewhere or the form changes a meal. */
  suggestions?: ReactNode;
  /** The submit button, if the form has no other place for it. */
  submit?: ReactNode;
  /** Whether the fields are two columns of a grid in the parent: what the person ate, and everything else. */
  areColumns?: boolean;
}

/**
 * Shows the fields of a meal, on the page and in the dialog. The person describes the meal in a sentence, by voice or
 * with a photo, or enters its name and nutrients. In the dialog, the type of meal is first, so that it is visible
 * before the meal is saved. The camera and the other ways to log are below the field for the sentence. If the person
 * enters values or changes a meal, they are below the other fields.
 */
export function MealFields({
  day,
  meal,
  draftKey,
  sharedPhoto,
  onCameraChange,
  isCameraOpen = false,
  focusOnOpen = false,
  suggestions,
  submit,
  areColumns = false,
}: Props) {
  const { t } = useTranslation(['foods', 'nutrition']);
  const today = useToday();
  const isManual = useWatch<MealValues, 'isManual'>({ name: 'isManual' });
  const reading = useReadSentence();
  const focusFirstField = useFocusFirstField(focusOnOpen);
  useTypingOffline();
  const entry = <EntryFields key="entry" isManual={isManual} readNow={reading.readNow} />;
  const foods = !isManual && <SentenceFoods key="foods" reading={reading} hasTotal={!areColumns} />;
  // The key keeps the recording and the errors when the buttons move.
  const capture = (
    <MealCapture
      key="capture"
      meal={meal}
      draftKey={draftKey}
      sharedPhoto={sharedPhoto}
      onCameraChange={onCameraChange}
      focusFirstField={focusFirstField}
    />
  );
  const timeHint = day === today ? t('nutrition:form.timeHint') : t('nutrition:form.timeHintPast');
  const details = <MealDetails key="details" timeHint={meal ? undefined : timeHint} />;
  const waySwitch = <WaySwitch key="way" onSwitch={focusFirstField} />;
  if (areColumns) {
    return (
      <>
        <div className="flex min-w-0 flex-col gap-5 *:empty:hidden">{[entry, capture, foods]}</div>
        {/* The total and the button stay visible beside a long list of foods. */}
        <div className="sticky top-36 min-w-0 self-start">
          {/* Beside the sentence, a visible name puts the types in one line with the field. */}
          <p aria-hidden="true" className="mb-1.5 font-medium">
            {t('nutrition:form.mealType')}
          </p>
          <MealTypeTabs>
            <div className="flex flex-wrap gap-x-10">
              {details}
              {waySwitch}
            </div>
          </MealTypeTabs>
          <div className="space-y-3 pt-3">
            {!isManual && <MealTotal />}
            {submit}
          </div>
        </div>
      </>
    );
  }
  const afterFields = (
    // The fields are as far from the button as those above it. The folded buttons need no space between them.
    <div key="more" className="has-[textarea]:space-y-5">
      {waySwitch}
      {details}
    </div>
  );
  const parts =
    isManual || meal
      ? [entry, foods, afterFields, capture, suggestions]
      : [entry, capture, foods, suggestions, afterFields];
  return (
    <MealTypeTabs>
      <div className="space-y-5">{isCameraOpen ? [capture] : parts}</div>
    </MealTypeTabs>
  );
}

/** Shows the tabs that choose the type of meal, above the given fields. */
function MealTypeTabs({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['nutrition', 'kinds']);
  const usualType = useUsualMealType();
  const [chosenType, setChosenType] = useFieldValue<MealType | null>('mealType');
  const mealType = chosenType ?? usualType;
  return (
    <Tabs
      dense
      label={t('form.mealType')}
      tabs={mealTypes.map((value) => ({ value, label: t(`kinds:meals.${value}`) }))}
      value={mealType}
      onChange={setChosenType}
    >
      <TabPanel value={mealType}>{children}</TabPanel>
    </Tabs>
  );
}

/** Shows the fields that say what the person ate: a sentence, or a name and nutrients. */
function EntryFields({ isManual, readNow }: { isManual: boolean; readNow: () => void }) {
  const { t } = useTranslation('foods');
  return (
    <div className="space-y-5">
      <OfflineNote text={t('offline')} />
      {!isManual && <ItemsAlert />}
      {isManual ? <NameField /> : <SentenceField readNow={readNow} />}
      {isManual && (
        <NumberFields kind="calories">
          <NutrientFields rules={mealRules} gramsError="invalid.grams" />
        </NumberFields>
      )}
    </div>
  );
}

/**
 * Switches an empty form to manual entry while the browser is offline, because only the server can find the foods in a
 * sentence.
 */
function useTypingOffline(): void {
  const isOnline = useIsOnline();
  const { getValues, setValue } = useFormContext<MealValues>();
  useEffect(() => {
    if (isOnline) return;
    const { sentence, items } = getValues();
    if (!sentence.trim() && visibleItems(items).length === 0) setValue('isManual', true);
  }, [isOnline, getValues, setValue]);
}

/**
 * Returns a function that moves focus to the first field of the form, after the form has rendered its current fields.
 * If `focusOnOpen` is true, focus also moves to this field when the form opens.
 */
function useFocusFirstField(focusOnOpen: boolean): () => void {
  const { getValues, setFocus } = useFormContext<MealValues>();
  const [asked, setAsked] = useState(focusOnOpen ? 1 : 0);
  const focus = useEffectEvent(() => setFocus(getValues('isManual') ? 'name' : 'sentence'));
  useEffect(() => {
    if (asked > 0) focus();
  }, [asked]);
  return () => setAsked((count) => count + 1);
}
