import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getAiService } from '#contracts/ai.ts';
import { pages } from '#contracts/pages.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns the host name of the AI service that could write the text about the week. Returns undefined if the server has
 * no such service, if the person has already consented to it, or while loading.
 */
export function useOfferedService(): string | undefined {
  const { data } = useQuery(endpointQuery(getAiService));
  if (!data?.story.configured || data.story.consent) return undefined;
  return data.story.service ?? undefined;
}

/** Says what the AI service would write after consent, and links to the setting where the person consents. */
export function AiOffer({ service, hasText }: { service: string; hasText: boolean }) {
  const { t } = useTranslation('insights');
  return (
    <div className="text-small">
      <p className="text-pretty wrap-anywhere text-muted">
        {t(hasText ? 'narrative.offer' : 'narrative.offerLater', { service })}
      </p>
      <Link
        to={pages.accountSettings}
        hash="ai"
        className="-mb-3 inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {t('narrative.offerLink')}
      </Link>
    </div>
  );
}
