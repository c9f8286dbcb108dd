import { Smartphone } from 'lucide-react';
import { useToday } from '#web/lib/clock.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';

/** Returns whether answers of today's check-in are on this device and not sent yet. */
export function useHasKeptAnswers(): boolean {
  const today = useToday();
  return useHasUnsent(
    'POST /api/questionnaire-responses',
    ({ input }) => (input.body as { date?: string }).date === today,
  );
}

/** Draws the icon of what is only on this device. */
export const KeptIcon = () => (
  <Smartphone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
);
