import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

/** Says that a later analysis did not confirm an insight, and when the insight was found and withdrawn. */
export function WithdrawnNote({ insight: { firstSeen, lastChecked } }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const days = {
    first: formatDay(firstSeen, language, today),
    last: formatDay(lastChecked, language, today),
  };
  return (
    <>
      {t('withdrawnNote')}
      <span className="mt-1 block text-small text-muted">{t('withdrawnOn', days)}</span>
    </>
  );
}
