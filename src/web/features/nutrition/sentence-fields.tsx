import type { FormEvent, KeyboardEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FoundFood, maxGrams, maxItems } from '#contracts/foods.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useFieldError } from '#web/ui/use-form-field.ts';
import { FoodSearch } from './food-search.tsx';
import { ItemList } from './item-list.tsx';
import { findExcess, type MealValues, maxSentence } from './meal-form.ts';
import { addItem, toItem, totalNutrients, visibleItems } from './meal-items.ts';
import { isPartOf, isUnread, splitAtSearch } from './search-words.ts';
import { useFoundFoods } from './use-found-foods.ts';
import { isStillReading, type useReadSentence } from './use-read-sentence.ts';

/**
 * Shows the field in which people write what they ate. The field grows with the sentence. Enter saves the meal, and
 * line breaks of pasted text become spaces.
 */
export function SentenceField({ readNow }: { readNow: () => void }) {
  const { t } = useTranslation('foods');
  const { getValues } = useFormContext<MealValues>();
  const sentence = useWatch<MealValues, 'sentence'>({ name: 'sentence' });
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Before the foods are shown, Enter does not save the meal.
    if (isStillReading(getValues())) readNow();
    else event.currentTarget.form?.requestSubmit();
  };
  const joinLines = ({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) => {
    if (field.value.includes('\n')) field.value = field.value.replaceAll(/\s*\n\s*/g, ' ');
  };
  return (
    <TextareaField
      name="sentence"
      rows={1}
      label={t('sentence.label')}
      hint={sentence ? undefined : t('sentence.hint')}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={maxSentence}
      missing={t('sentence.missing')}
      invalid={t('sentence.noFood')}
      onKeyDown={handleKeyDown}
      onInput={joinLines}
    />
  );
}

/** Shows why the foods cannot be saved as a meal. Renders nothing if the form has not rejected the foods. */
export function ItemsAlert() {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const items = useWatch<MealValues, 'items'>({ name: 'items' });
  const excess = findExcess(items);
  const error = useFieldError('items', {
    invalid: excess && t(`items.${excess}`, { foods: maxItems, grams: formatNumber(maxGrams, language) }),
  });
  return error ? <Alert>{error}</Alert> : null;
}

interface SentenceFoodsProps {
  reading: ReturnType<typeof useReadSentence>;
  /** Whether the total of the foods is above their list. */
  hasTotal: boolean;
}

/**
 * Shows the foods of the meal. Above them, shows the foods that match the name that the person is typing, until this
 * name is counted as a food of the meal. Choosing a matching food adds it to the meal and removes the typed text from
 * the sentence.
 */
export function SentenceFoods({ reading, hasTotal }: SentenceFoodsProps) {
  const { setValue, getValues, setFocus } = useFormContext<MealValues>();
  const sentence = useWatch<MealValues, 'sentence'>({ name: 'sentence' });
  const { before, query } = splitAtSearch(sentence);
  const foods = useFoundFoods(isUnread(query, reading) ? query : '');
  const handleChoose = (food: FoundFood) => {
    const item = toItem(food);
    if (!item) return;
    setValue('items', addItem(getValues('items'), item));
    setValue('sentence', before);
    reading.readNow();
    setFocus('sentence');
  };
  return (
    <div className="space-y-4">
      <ReadingNotes reading={reading} matched={foods.length > 0 ? query : ''} />
      {foods.length > 0 && (
        <>
          <CountedFoods />
          <FoodSearch query={query} foods={foods} onChoose={handleChoose} />
        </>
      )}
      <ItemList hasTotal={hasTotal} />
    </div>
  );
}

/**
 * Names the foods of the meal in one line, so that they are visible above the matching foods. Renders nothing if the
 * meal has no foods.
 */
function CountedFoods() {
  const { t } = useTranslation(['foods', 'nutrition']);
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const items = visibleItems(useWatch<MealValues, 'items'>({ name: 'items' }));
  if (items.length === 0) return null;
  const { calories } = totalNutrients(items);
  const foods = items.map(({ base }) => base.food).join('; ');
  return (
    <p className="flex items-baseline justify-between gap-3 rounded-base bg-sunken px-4 py-2">
      <span className="line-clamp-2 min-w-0">{t('items.counted', { foods })}</span>
      {shown.calories && calories !== null && (
        <span className="shrink-0 tabular-nums">
          {t('nutrition:caloriesValue', { value: formatNumber(calories, language) })}
        </span>
      )}
    </p>
  );
}

interface NotesProps {
  reading: ReturnType<typeof useReadSentence>;
  /** What the person is typing, if foods are shown that match it. Otherwise empty. */
  matched: string;
}

/**
 * Shows which words were not understood and which foods exceed the maximum number. Leaves out words for which matching
 * foods are shown. If the sentence could not be read, shows the error instead.
 */
function ReadingNotes({ reading, matched }: NotesProps) {
  const { t } = useTranslation(['foods', 'common']);
  const { language } = useLanguage();
  const { errors } = useFormState<MealValues>({ name: 'sentence' });
  const { error, notUnderstood = [], leftOut = [], foundNothing } = reading;
  if (error) {
    return (
      <Alert tone="attention">
        <p className="font-semibold">{t('sentence.notRead')}</p>
        <p>{errorMessage(error, language)}</p>
        <div className="-ml-5">
          <Button variant="quiet" onClick={reading.retry}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Alert>
    );
  }
  if (foundNothing) {
    // The matching foods are the way on. After an attempt to save, the field itself says that nothing was found.
    return (
      !matched && !errors.sentence && <p className="text-small text-muted">{t('sentence.nothingFound')}</p>
    );
  }
  const list = (words: string[]) =>
    new Intl.ListFormat(language).format(words.map((word) => t('sentence.word', { word })));
  const unmatched = notUnderstood.filter((word) => !matched || !isPartOf(word, matched));
  return (
    <>
      {unmatched.length > 0 && (
        <p className="text-small text-muted">{t('sentence.notUnderstood', { words: list(unmatched) })}</p>
      )}
      {leftOut.length > 0 && (
        <p className="text-small text-muted">
          {t('sentence.leftOut', { max: maxItems, words: list(leftOut) })}
        </p>
      )}
    </>
  );
}
