import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { analyzeFood } from '#contracts/food-analysis.ts';
import type { ParsedItem } from '#contracts/foods.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { MealValues } from './meal-form.ts';
import { addPhotoItems, visibleItems } from './meal-items.ts';
import { nutrientNames } from './nutrient-names.ts';
import { toSmallDataUrl } from './small-photo.ts';
import { useAiRequest } from './use-ai-request.ts';

/** The wait before a photo is sent, in milliseconds (product specification, section 9). */
const analysisDelayMs = 1_000;

type Analysis = EndpointOutput<typeof analyzeFood>;

/**
 * Asks the AI service which foods a photo shows, and fills the form with them. If there is no result and the form is
 * still empty, shows the fields for entering the values and calls `onManual`. Never replaces what the person has
 * entered.
 */
export function usePhotoAnalysis(onManual: () => void) {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const { getValues, setValue, formState } = useFormContext<MealValues>();
  const { defaultValues } = formState;
  const [confidence, setConfidence] = useState<number>();
  const [wasHidden, setWasHidden] = useState(false);
  const isManual = useWatch<MealValues, 'isManual'>({ name: 'isManual' });

  const isEmpty = () => {
    const { name, sentence, items } = getValues();
    return !name.trim() && !sentence.trim() && visibleItems(items).length === 0;
  };
  const hasEnteredValues = () => {
    const values = getValues();
    const isEntered = (field: (typeof enteredFields)[number]) =>
      ![defaultValues?.[field], t('photo.unknownFood'), ''].includes(values[field].trim());
    return values.isManual && enteredFields.some(isEntered);
  };
  const enterManually = () => {
    setValue('isManual', true);
    onManual();
  };
  const handleFailure = () => {
    if (!isEmpty()) return;
    setValue('name', t('photo.unknownFood'));
    if (getValues('mealType') === null) setValue('mealType', 'snack');
    if (!getValues('description').trim()) setValue('description', t('photo.identify'));
    enterManually();
  };
  const handleAnswer = (analysis: Analysis) => {
    if (analysis.items.length === 0) return request.fail();
    setValue('items', addPhotoItems(getValues('items'), itemsToAsk(analysis, t('photo.estimated'))));
    setValue('givenName', analysis.foodName);
    setWasHidden(hasEnteredValues());
    if (!hasEnteredValues()) setValue('isManual', false);
    if (!getValues('description').trim()) setValue('description', analysis.description);
    setConfidence(analysis.confidence);
  };

  const request = useAiRequest({
    endpoint: analyzeFood,
    purpose: 'photo',
    delayMs: analysisDelayMs,
    onAnswer: handleAnswer,
    onFailure: handleFailure,
    onOff: () => {
      if (isEmpty()) enterManually();
    },
  });
  const start = (photo: Blob) => {
    setConfidence(undefined);
    const description = getValues('sentence').trim();
    request.start(async () => ({
      body: { image: await toSmallDataUrl(photo), language, ...(description && { description }) },
    }));
  };
  return {
    ...request,
    confidence,
    /**
     * Whether the foods of the photo are hidden, because the form shows the values that the person has entered instead.
     */
    isHidden: wasHidden && isManual,
    start,
    cancel: () => {
      setConfidence(undefined);
      request.cancel();
    },
    refuse: () => {
      request.cancel();
      if (isEmpty()) enterManually();
    },
  };
}

/** The fields in which the person enters the name and the nutrients of a meal manually. */
const enteredFields = ['name', ...nutrientNames] as const;

/**
 * Returns the foods of an analysis. If the AI service asks a question about a food, the possible answers replace the
 * portions of this food. A food without stated assumptions gets the text `estimated` as its assumption.
 */
const itemsToAsk = ({ items, question }: Analysis, estimated: string): ParsedItem[] =>
  items.map((item, index) => ({
    ...item,
    assumed: item.assumed.length > 0 ? item.assumed : [estimated],
    // The amount comes from the photo, not from the person.
    isCounted: false,
    portions: question?.item === index ? question.choices : item.portions,
  }));
