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
  /** Whether focus moves to the first field when the form opens. By default, it does not. */
  focusOnOpen?: boolean;
  /** The meals to choose from. Undefined if they are elsewhere or the form changes a meal. */
  suggestions?: ReactNode;
  /** The end of the form with the submit button, if the form has no other place for it. */
  submit?: ReactNode;
  /** Whether the fields are two cells of a grid in the parent: what the person ate, and the type and the time. */
  areCells?: boolean;
}

/**
 * Shows the fields of a meal, on the page and in the dialog. The person describes the meal in a sentence, by voice or
 * with a photo, or enters its name and nutrients.
 */
export function MealFields({
  day,
  meal,
  draftKey,
  sharedPhoto,
  onCameraChange,
  focusOnOpen = false,
  suggestions,
  submit,
  areCells = false,
}: Props) {
  const { t } = useTranslation(['foods', 'nutrition', 'kinds']);
  const today = useToday();
  const usualType = useUsualMealType();
  const [chosenType, setChosenType] = useFieldValue<MealType | null>('mealType');
  const mealType = chosenType ?? usualType;
  const isManual = useWatch<MealValues, 'isManual'>({ name: 'isManual' });
  const reading = useReadSentence();
  const focusFirstField = useFocusFirstField(focusOnOpen);
  useTypingOffline();
  const foods = !isManual && <SentenceFoods reading={reading} />;
  const timeHint = day === today ? t('nutrition:form.timeHint') : t('nutrition:form.timeHintPast');
  return (
    <div className={areCells ? 'contents' : 'space-y-5'}>
      <div className="flex min-w-0 flex-col">
        <div className="grow space-y-5">
          <OfflineNote text={t('foods:offline')} />
          {!isManual && <ItemsAlert />}
          {isManual ? <NameField /> : <SentenceField readNow={reading.readNow} />}
          {isManual && (
            <NumberFields kind="calories">
              <NutrientFields rules={mealRules} gramsError="invalid.grams" />
            </NumberFields>
          )}
          {meal && foods}
          <MealCapture
            meal={meal}
            draftKey={draftKey}
            sharedPhoto={sharedPhoto}
            onCameraChange={onCameraChange}
            focusFirstField={focusFirstField}
          />
          {!meal && foods}
          {suggestions}
        </div>
        {!areCells && (
          <div className="mt-2">
            <WaySwitch onSwitch={focusFirstField} />
          </div>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          {/* Beside the sentence, a visible name puts the types in one line with the field. */}
          {areCells && (
            <p aria-hidden="true" className="mb-1.5 font-medium">
              {t('nutrition:form.mealType')}
            </p>
          )}
          <Tabs
            dense
            label={t('nutrition:form.mealType')}
            tabs={mealTypes.map((value) => ({ value, label: t(`kinds:meals.${value}`) }))}
            value={mealType}
            onChange={setChosenType}
          >
            <TabPanel value={mealType}>
              <div className="flex flex-wrap gap-x-10">
                <MealDetails timeHint={meal ? undefined : timeHint} />
                {areCells && <WaySwitch onSwitch={focusFirstField} />}
              </div>
            </TabPanel>
          </Tabs>
        </div>
        {submit && <div className="space-y-5">{submit}</div>}
      </div>
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
