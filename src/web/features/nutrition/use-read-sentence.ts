import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { parseFoods } from '#contracts/foods.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { MealValues } from './meal-form.ts';
import { mergeRead } from './meal-items.ts';

/** The pause in typing after which the sentence is read, in milliseconds. */
const pauseMs = 250;

/**
 * Reads the sentence of the form into its items, shortly after the person stops typing. `readNow` does not wait. Until
 * the items are those of the sentence, `readSentence` of the form differs from `sentence`.
 */
export function useReadSentence() {
  const { language } = useLanguage();
  const { getValues, setValue } = useFormContext<MealValues>();
  const sentence = useWatch<MealValues, 'sentence'>({ name: 'sentence' });
  const [text, setText] = useState(sentence);
  useEffect(() => {
    const timer = setTimeout(() => setText(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [sentence]);

  const isEmpty = text.trim() === '';
  const query = useQuery({
    ...endpointQuery(parseFoods, { body: { text: text.trim(), language } }),
    enabled: !isEmpty,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const answer = isEmpty || query.isPlaceholderData ? undefined : query.data;

  const show = useEffectEvent(() => {
    if (isEmpty) setValue('items', mergeRead(getValues('items'), []));
    else if (answer) setValue('items', mergeRead(getValues('items'), answer.items));
    // Saving is possible again after an error: the form then says that no food was found.
    else if (!query.isError) return;
    setValue('readSentence', text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads the newest text.
  useEffect(() => show(), [text, answer, query.isError]);

  return {
    readNow: () => setText(getValues('sentence')),
    isReading: !isEmpty && query.isFetching && !answer,
    error: isEmpty ? null : query.error,
    retry: () => void query.refetch(),
    /** The words that were not understood, or undefined while reading. */
    notUnderstood: answer?.notUnderstood,
    foundNothing: answer?.items.length === 0,
  };
}

/** Returns whether the form's items are still to be read from its sentence. */
export const isStillReading = ({ isManual, sentence, readSentence }: MealValues): boolean =>
  !isManual && sentence.trim() !== readSentence.trim();
