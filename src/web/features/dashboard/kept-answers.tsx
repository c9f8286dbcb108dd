import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';

/** Returns whether answers of today's check-in are on this device and not sent yet. */
export function useHasKeptAnswers(): boolean {
  const today = useToday();
  return useHasUnsent(
    'POST /api/questionnaire-responses',
    ({ input }) => (input.body as { date?: string }).date === today,
  );
}

/** Says that answers of today are only on this device, with a button that opens the check-in with these answers. */
export function KeptAnswers({ checkin }: { checkin: ActionTarget }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="flex flex-col gap-3 rounded-base bg-sunken p-4 sm:flex-row sm:items-center sm:gap-4">
      <p className="flex grow items-center gap-3 text-pretty font-medium">
        <Smartphone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t('summary.kept')}
      </p>
      <ActionControl target={checkin} className={`shrink-0 ${buttonStyle('secondary')}`}>
        {t('summary.review')}
      </ActionControl>
    </div>
  );
}
