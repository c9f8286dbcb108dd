import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-provider.tsx';
import { loadAllTranslations } from '#web/testing/load-all-translations.ts';
import { emptyMeal, type MealValues } from './meal-form.ts';
import { usePhotoAnalysis } from './use-photo-analysis.ts';

const service = { configured: true, service: 'ai.example', model: 'vision', consent: true, left: 3 };
const food = { food: 'Soup', foodId: 'fndds:1', grams: 300, kcal: 150, protein: 5, carbs: 20, fat: 5 };
const analysis = {
  foodName: 'Tomato soup',
  description: 'Soup 300 g',
  nutritionalInfo: { calories: 150, protein: 5, carbs: 20, fat: 5 },
  confidence: 0.35,
  items: [{ ...food, source: 'USDA FNDDS', assumed: [], isCounted: false, alternatives: [], portions: [] }],
  question: null,
};

/** Lets the server answer the request to analyse the photo. */
let answer: (response: Response) => void;
let isAsked: boolean;

async function serve(address: string): Promise<Response> {
  if (!address.includes('analyze-food')) {
    const consents = { photo: true, voice: true, story: true };
    return Response.json({ photo: service, voice: service, story: service, consents });
  }
  isAsked = true;
  return new Promise((resolve) => (answer = resolve));
}

beforeEach(async () => {
  isAsked = false;
  await loadAllTranslations();
  vi.stubGlobal('fetch', serve);
});

let defaultValues: MealValues;
let form: UseFormReturn<MealValues>;

function MealForm({ children }: { children: ReactNode }) {
  form = useForm<MealValues>({ defaultValues });
  return (
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider>
        <FormProvider {...form}>{children}</FormProvider>
      </LanguageProvider>
    </QueryClientProvider>
  );
}

/** Sends a photo, and waits until the server has it. */
async function sendPhoto(defaults: Partial<MealValues> = {}) {
  defaultValues = { ...emptyMeal(), ...defaults };
  const { result } = renderHook(() => usePhotoAnalysis(() => {}), { wrapper: MealForm });
  act(() => result.current.start(new Blob(['photo'], { type: 'image/jpeg' })));
  await waitFor(() => expect(isAsked).toBe(true));
  const finish = async (response: Response) => {
    answer(response);
    await waitFor(() => expect(result.current.state).not.toBe('sending'));
  };
  return { result, finish };
}

test.each<Partial<MealValues>>([{ name: 'My soup' }, { calories: '200' }, { name: 'My soup', fat: '3' }])(
  'values that the person enters while the photo is analysed are kept: %j',
  async (typed) => {
    const { result, finish } = await sendPhoto();
    const entered = { isManual: true, ...typed };
    act(() => {
      for (const [name, value] of Object.entries(entered)) form.setValue(name as keyof MealValues, value);
    });
    await finish(Response.json(analysis));
    expect(form.getValues()).toMatchObject(entered);
    expect(result.current.isHidden).toBe(true);
  },
);

test('a photo without entered values shows its foods', async () => {
  const { result, finish } = await sendPhoto();
  act(() => form.setValue('isManual', true));
  await finish(Response.json(analysis));
  expect(form.getValues()).toMatchObject({ isManual: false, givenName: 'Tomato soup' });
  expect(result.current.isHidden).toBe(false);
});

test('unchanged values of a saved meal give way to the foods of a new photo', async () => {
  const { finish } = await sendPhoto({ isManual: true, name: 'Saved soup', calories: '250' });
  await finish(Response.json(analysis));
  expect(form.getValues('isManual')).toBe(false);
});

test('a failure keeps the chosen type of meal', async () => {
  const { finish } = await sendPhoto();
  act(() => form.setValue('mealType', 'dinner'));
  await finish(Response.json({ code: 'food_not_identified', message: 'No food' }, { status: 422 }));
  expect(form.getValues()).toMatchObject({ isManual: true, name: 'Unknown food', mealType: 'dinner' });
});
