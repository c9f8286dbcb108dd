import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FoundFood, listFoods } from '#contracts/foods.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

const maxResults = 5;

/**
 * Returns up to five foods that match `query` and whose values per 100 g are known. Returns none if `query` is shorter
 * than two characters.
 */
export function useFoundFoods(query: string): FoundFood[] {
  const { language } = useLanguage();
  const { data } = useQuery({
    ...endpointQuery(listFoods, { query: { query, language, limit: maxResults } }),
    enabled: query.length > 1,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return query.length > 1 ? (data ?? []).filter(({ per100 }) => per100) : [];
}
