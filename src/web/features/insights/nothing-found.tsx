import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Readiness } from './building-profile.tsx';

/**
 * Says that there is no pattern, and what the latest analysis checked. Before the first analysis, says when the app
 * will look for patterns.
 */
export function NothingFound({ readiness: { lastLook, pairsChecked } }: { readiness: Readiness }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  if (!lastLook) {
    return (
      <Card>
        <EmptyState icon={Sprout} title={t('waitingTitle')} text={t('waitingText')} />
      </Card>
    );
  }
  const day = formatDay(lastLook, language, today);
  return (
    <Card>
      <EmptyState icon={Sprout} title={t('noneTitle')} text={t('noneText', { count: pairsChecked, day })} />
    </Card>
  );
}
