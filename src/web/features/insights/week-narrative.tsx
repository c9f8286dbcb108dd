import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getWeekNarrative, writeWeekNarrative } from '#contracts/insights.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { AiOffer, useOfferedService } from './ai-offer.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';

/**
 * Shows a text about the last complete week. If an AI service wrote the text, names the service.
 * Otherwise the text comes from a template. Then, if the person is allowed to ask an AI service for
 * a text (`mayAsk`), shows a button for that. If the person has not consented to the AI service,
 * shows `AiOffer`, which says what the service would write. If too little is known about the week,
 * there is no text, and only `AiOffer` is shown.
 */
export function WeekNarrative() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const { data } = useQuery(endpointQuery(getWeekNarrative, { query: { date, language } }));
  const offered = useOfferedService();
  if (!data) return null;
  if (data.text === '') {
    if (offered === undefined) return null;
    return (
      <Card title={t('narrative.title')}>
        <AiOffer service={offered} hasText={false} />
      </Card>
    );
  }
  const { from, to, text, writtenBy, mayAsk } = data;
  return (
    <Card title={t('narrative.title')}>
      <p className="-mt-3 mb-3 text-small text-muted">
        {t('narrative.range', { from: formatShortDay(from, language), to: formatShortDay(to, language) })}
      </p>
      <p className="max-w-prose text-pretty">{keepNumbersTogether(text)}</p>
      {writtenBy === null ? (
        <AskForText mayAsk={mayAsk} />
      ) : (
        <p className="mt-3 text-small text-muted">{t('narrative.writtenBy', { service: writtenBy })}</p>
      )}
      {writtenBy === null && offered !== undefined && (
        <div className="mt-3">
          <AiOffer service={offered} hasText />
        </div>
      )}
    </Card>
  );
}

/**
 * Shows a button that asks an AI service for the text. If the service's text could not be used, says so. The person can
 * then ask again at once if `mayAsk` is true, otherwise tomorrow.
 */
function AskForText({ mayAsk }: { mayAsk: boolean }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const showError = useErrorToast();
  const { mutate, isPending, data } = useEndpointMutation(writeWeekNarrative, {
    onError: (error) => showError(t('narrative.failed'), error),
  });
  const hasFailed = data !== undefined && !isPending;
  if (!mayAsk && !hasFailed && !isPending) return null;
  const label = isPending ? 'writing' : hasFailed ? 'again' : 'ask';
  return (
    <div className="mt-4">
      {hasFailed && (
        <p role="status" className="mb-3 max-w-prose">
          {t('narrative.notUsed')} {!mayAsk && t('narrative.tomorrow')}
        </p>
      )}
      {(mayAsk || isPending) && (
        <>
          <OfflineNote text={t('narrative.offline')} />
          <Button variant="secondary" busy={isPending} onClick={() => mutate({ body: { date, language } })}>
            {t(`narrative.${label}`)}
          </Button>
          <p className="mt-2 text-small text-muted">{t('narrative.askHint')}</p>
        </>
      )}
    </div>
  );
}
