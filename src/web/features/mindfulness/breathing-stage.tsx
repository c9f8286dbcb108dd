import { Square } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepScreenOn } from '#web/lib/timer/keep-screen-on.ts';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import { Button } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { BreathingAnimation } from './breathing-animation.tsx';
import { BreathingRhythm } from './breathing-rhythm.tsx';
import { type ActiveExercise, useBreathing } from './use-breathing.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface Props {
  active: ActiveExercise;
  onStop: () => void;
}

/**
 * Fills the screen with a breathing exercise: the current phase, its seconds left, and the rhythm of the round. Keeps
 * the screen on. Shows no animation if the person prefers reduced motion.
 */
export function BreathingStage({ active, onStop }: Props) {
  const { t } = useTranslation('mindfulness');
  const { phase, index, secondsLeft, elapsed, round } = useBreathing(active);
  const prefersReducedMotion = useReducedMotion();
  useEffect(() => keepScreenOn(), []);
  return (
    <FullScreen onClose={onStop} title={t(`exercises.${active.exercise}`)}>
      <div className="flex grow flex-col items-center justify-between gap-6 px-4 pt-8 pb-[max(1rem,env(safe-area-inset-bottom))] text-center sm:pb-10">
        <div>
          <p className="font-semibold">{t(`exercises.${active.exercise}`)}</p>
          <p aria-hidden="true" className="text-muted tabular-nums">
            {t('round', { count: round, time: formatClock(elapsed) })}
          </p>
        </div>
        {!prefersReducedMotion && (
          <div className="flex w-[min(88vw,46dvh)] justify-center">
            <BreathingAnimation activeExercise={active} />
          </div>
        )}
        <div className="w-full max-w-md">
          <p aria-live="polite" className="font-display text-display font-semibold">
            {t(`phases.${phase}`)}
          </p>
          <p aria-hidden="true" className="number text-hero font-semibold">
            {secondsLeft}
          </p>
          <BreathingRhythm exercise={active.exercise} index={index} secondsLeft={secondsLeft} />
        </div>
        <div className="w-full max-w-md">
          <Button variant="secondary" wide onClick={onStop}>
            <Square aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('stopBreathing')}
          </Button>
        </div>
      </div>
    </FullScreen>
  );
}
