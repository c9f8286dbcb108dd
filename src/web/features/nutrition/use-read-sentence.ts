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
 * Fills the form's items with the foods of its sentence, shortly after the person stops typing. `readNow` reads the
 * sentence without waiting. After a sentence is read, or reading it fails, sets the form's `readSentence` to this
 * sentence. While `readSentence` differs from `sentence`, the items do not match `sentence` yet.
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
    // Also sets `readSentence` after an error. Otherwise the submit button would stay busy (see `isStillReading`).
    else if (!query.isError) return;
    setValue('readSentence', text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when a value that `show` reads changes.
  useEffect(() => show(), [text, answer, query.isError]);

  return {
    readNow: () => setText(getValues('sentence')),
    isReading: !isEmpty && query.isFetching && !answer,
    error: isEmpty ? null : query.error,
    retry: () => void query.refetch(),
    /** The words of the sentence that were not understood. Undefined while the server reads the sentence. */
    notUnderstood: answer?.notUnderstood,
    /**
     * The words of the foods that were left out, because a meal can have only `maxItems` foods. Undefined while the
     * server reads the sentence.
     */
    leftOut: answer?.leftOut,
    /** The words that the newest answer did not understand. They stay while the server reads a changed sentence. */
    unknownWords: isEmpty ? [] : (query.data?.notUnderstood ?? []),
    foundNothing: answer?.items.length === 0,
  };
}

/**
 * Returns true if the server has not read the form's current sentence yet. The items in the form can then be those of
 * an earlier sentence.
 */
export const isStillReading = ({ isManual, sentence, readSentence }: MealValues): boolean =>
  !isManual && sentence.trim() !== readSentence.trim();
