import { useTranslation } from 'react-i18next';
import { useKeepFocus } from '#web/ui/use-keep-focus.ts';
import { ActiveSessionView } from './active-session-view.tsx';
import { MoodAfter } from './mood-after.tsx';
import { SessionPresets } from './session-presets.tsx';
import { useIsSessionStageOpen } from './session-stage-store.ts';
import { useSessionTimer } from './use-session-timer.ts';

/**
 * Shows the current step of a session: the presets, the timer, or the question about the mood afterwards. All pages
 * show the same session. Shows nothing while the session fills the screen. If `compact`, the presets have no
 * descriptions and no settings.
 */
export function SessionStarter({ compact = false }: { compact?: boolean }) {
  const { session, ended } = useSessionTimer();
  const toRate = ended.findLast((one) => one.moodPromptOpen);
  // Hides this view while the full-screen view shows the session. Otherwise the page would have each control twice.
  const isFullScreen = useIsSessionStageOpen() && (session !== null || toRate !== undefined);
  const focusProps = useKeepFocus(session ? 'active' : toRate ? 'ended' : 'idle');
  return (
    <div {...focusProps} tabIndex={-1} className="scroll-my-32 outline-none">
      {isFullScreen ? null : session ? (
        <ActiveSessionView session={session} />
      ) : toRate ? (
        <MoodAfter key={toRate.startedAt} session={toRate} />
      ) : (
        <SessionPresets compact={compact} />
      )}
    </div>
  );
}

/** Returns the title of the surrounding card for the current step. */
export function useStarterTitle(): string {
  const { t } = useTranslation('mindfulness');
  const { session, ended } = useSessionTimer();
  if (session) return t('activeSession');
  return t(ended.some((one) => one.moodPromptOpen) ? 'after' : 'start');
}
