import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getWeekNarrative, writeWeekNarrative } from '#contracts/insights.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { AiOffer, useOfferedService } from './ai-offer.tsx';
import { keepNumbersTogether } from './keep-numbers-together.ts';

/**
 * Shows the text about the last complete week if an AI service wrote it, and names the service. Otherwise shows a
 * button that asks for a text, or says what the service would write if the person consented to it (`AiOffer`). The
 * template text is not shown, because the facts below say the same.
 */
export function WeekText() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const { data } = useQuery(endpointQuery(getWeekNarrative, { query: { date, language } }));
  const offered = useOfferedService();
  if (!data) return null;
  const { text, writtenBy, mayAsk } = data;
  if (writtenBy === null) {
    return (
      <>
        <AskForText mayAsk={mayAsk} />
        {offered !== undefined && <AiOffer service={offered} hasText={text !== ''} />}
      </>
    );
  }
  return (
    <div>
      <p className="max-w-prose text-pretty">{keepNumbersTogether(text)}</p>
      <p className="mt-2 text-small text-muted">{t('narrative.writtenBy', { service: writtenBy })}</p>
    </div>
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
    <div>
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
