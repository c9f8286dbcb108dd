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
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/**
 * Shows a text about the last complete week, and who wrote the text. With consent, lets an AI service write it. Renders
 * nothing if too little is known about the week.
 */
export function WeekNarrative() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const { data } = useQuery(endpointQuery(getWeekNarrative, { query: { date, language } }));
  if (!data || data.text === '') return null;
  const { from, to, text, writtenBy, mayAsk } = data;
  return (
    <Card title={t('narrative.title')}>
      <p className="-mt-3 mb-3 text-small text-muted">
        {t('narrative.range', { from: formatShortDay(from, language), to: formatShortDay(to, language) })}
      </p>
      <p className="max-w-prose text-pretty">{text}</p>
      {writtenBy !== null && (
        <p className="mt-3 text-small text-muted">{t('narrative.writtenBy', { service: writtenBy })}</p>
      )}
      {mayAsk && <AskButton />}
    </Card>
  );
}

function AskButton() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useEndpointMutation(writeWeekNarrative, {
    onError: (error) => showError(t('narrative.failed'), error),
  });
  const ask = () =>
    mutate(
      { body: { date, language } },
      {
        onSuccess: ({ writtenBy }) => {
          if (writtenBy === null) toast.show({ title: t('narrative.notUsed') });
        },
      },
    );
  return (
    <div className="mt-4">
      <Button variant="secondary" onClick={ask} disabled={isPending}>
        {t(isPending ? 'narrative.writing' : 'narrative.ask')}
      </Button>
      <p className="mt-2 text-small text-muted">{t('narrative.askHint')}</p>
    </div>
  );
}
