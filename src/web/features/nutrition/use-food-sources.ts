import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFoodSources } from '#contracts/foods.ts';
import { foodSourceName } from '#domain/nutrition/food-source.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns a function that names the source of a food's values: a food table with its licence, or the person's own
 * entry. The function returns an unknown source unchanged.
 */
export function useSourceNames(): (source: string) => string {
  const { t } = useTranslation('foods');
  const { language } = useLanguage();
  const tables = useQuery(endpointQuery(listFoodSources)).data?.sources ?? [];
  return (source) => {
    if (source === 'own' || source === 'self') return t(`sources.${source}`);
    const table = tables.find(({ name }) => name === source);
    return table
      ? t('sources.table', { name: foodSourceName(source, language), licence: table.licence })
      : source;
  };
}
