import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  getInsightReadiness,
  type Insight,
  listInsightDays,
  listInsights,
  listPatterns,
  saveInsightFeedback,
} from '#contracts/insights.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** Returns the progress of the profile, and when patterns are looked for. */
export function useReadiness() {
  const date = useToday();
  return useQuery(endpointQuery(getInsightReadiness, { query: { date } }));
}

/** Returns the current insights, most certain first, told in the language of the page. */
export function useInsights() {
  const { language } = useLanguage();
  return useQuery(endpointQuery(listInsights, { query: { language } }));
}

/** Returns everything ever found, withdrawn and hidden findings included. */
export function usePatterns() {
  const { language } = useLanguage();
  return useQuery(endpointQuery(listPatterns, { query: { language } }));
}

/** Returns the days behind an insight. */
export function useInsightDays(id: number) {
  return useQuery(endpointQuery(listInsightDays, { params: { id: String(id) } }));
}

/** Returns a function that saves feedback on an insight. A failure is shown in a toast. */
export function useSaveFeedback({ id }: Pick<Insight, 'id'>) {
  const { t } = useTranslation('insights');
  const showError = useErrorToast();
  const { mutate } = useEndpointMutation(saveInsightFeedback, {
    onError: (error) => showError(t('feedbackFailed'), error),
  });
  return (body: { rating?: Insight['rating']; hidden?: boolean }, onSaved?: () => void) =>
    mutate({ params: { id: String(id) }, body }, { onSuccess: () => onSaved?.() });
}
