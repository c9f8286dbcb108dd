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

/**
 * Returns a query for the progress towards the first insights: on how many days each measure has a
 * value, and how many days an analysis needs. The result also contains the dates of the latest and
 * the next analysis.
 */
export function useReadiness() {
  const date = useToday();
  return useQuery(endpointQuery(getInsightReadiness, { query: { date } }));
}

/** Returns a query for the current insights, with texts in the language of the page. */
export function useInsights() {
  const { language } = useLanguage();
  return useQuery(endpointQuery(listInsights, { query: { language } }));
}

/** Returns a query for all current and withdrawn insights, including hidden insights. */
export function usePatterns() {
  const { language } = useLanguage();
  return useQuery(endpointQuery(listPatterns, { query: { language } }));
}

/** Returns a query for the days that an insight is based on. */
export function useInsightDays(id: number) {
  return useQuery(endpointQuery(listInsightDays, { params: { id: String(id) } }));
}

interface Feedback {
  rating?: Insight['rating'];
  hidden?: boolean;
}

/**
 * Returns a function that saves feedback on an insight. Calls `onSaved` after a success, even if
 * the page no longer shows the insight. Shows a failure in a toast.
 */
export function useSaveFeedback({ id }: Pick<Insight, 'id'>, onSaved?: (feedback: Feedback) => void) {
  const { t } = useTranslation('insights');
  const showError = useErrorToast();
  const { mutate } = useEndpointMutation(saveInsightFeedback);
  return (body: Feedback) =>
    mutate(
      { params: { id: String(id) }, body },
      {
        onSuccess: () => onSaved?.(body),
        onError: (error) => showError(t('feedbackFailed'), error),
      },
    );
}
