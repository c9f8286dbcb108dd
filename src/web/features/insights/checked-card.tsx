import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { analysisDay } from '#domain/insights/next-look.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import type { Readiness } from './building-profile.tsx';

const reasons = [
  'tooFewDays',
  'tooFewInEachArm',
  'constant',
  'sameValues',
  'sharedOrigin',
  'belowLimit',
] as const;

/**
 * Shows how many statistical tests the latest analysis made (`pairsChecked`). The analysis compares
 * pairs of measures. It can compare a pair on the same day, and also with the next day's value of
 * the second measure. Also shows how many pairs were not compared on the same day, by reason
 * (`skipped`). The person opens the card.
 */
export function CheckedCard({ readiness, lastLook }: { readiness: Readiness; lastLook: string }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const { pairsChecked, skipped, nextLook } = readiness;
  const [isOpen, setOpen] = useState(false);
  const known = reasons.filter((reason) => skipped[reason]);
  return (
    <Card title={t('checked')} disclosure={{ isOpen, onToggle: () => setOpen(!isOpen) }}>
      {isOpen && (
        <div className="mt-4">
          <p className="text-muted">
            {t('checkedText', { day: formatDay(lastLook, language, today), count: pairsChecked })}
          </p>
          {nextLook && (
            <p className="mt-3 text-muted">
              {t('checkedNext', { day: formatDay(analysisDay(nextLook), language, today) })}
            </p>
          )}
          <p className="mt-3 text-muted">{t('chance')}</p>
          {known.length > 0 && (
            <>
              <h3 className="mt-4 font-medium">{t('skippedTitle')}</h3>
              <ul className="mt-1 list-disc space-y-1 pl-5 text-small text-muted">
                {known.map((reason) => (
                  <li key={reason}>{t(`skipped.${reason}`, { count: skipped[reason] ?? 0 })}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
