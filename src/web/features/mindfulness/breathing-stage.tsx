import { Square } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepScreenOn } from '#web/lib/timer/keep-screen-on.ts';
import { formatClock } from '#web/lib/timer/use-timer.ts';
import { Button } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { depthAfter } from './breath-depth.ts';
import { BreathingAnimation } from './breathing-animation.tsx';
import { BreathingFlower } from './breathing-flower.tsx';
import { BreathingRhythm } from './breathing-rhythm.tsx';
import { type ActiveExercise, useBreathing } from './use-breathing.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface Props {
  active: ActiveExercise;
  onStop: () => void;
}

/**
 * Fills the screen with a breathing exercise: a flower, the current phase, its seconds left, and the rhythm of the
 * round. Keeps the screen on. If the person prefers reduced motion, the flower changes only from step to step.
 */
export function BreathingStage({ active, onStop }: Props) {
  const { t } = useTranslation('mindfulness');
  const { phase, index, isEmpty, secondsLeft, elapsed, round } = useBreathing(active);
  const prefersReducedMotion = useReducedMotion();
  useEffect(() => keepScreenOn(), []);
  return (
    <FullScreen onClose={onStop} title={t(`exercises.${active.exercise}`)}>
      <div
        className="flex grow flex-col items-center justify-between gap-6 overflow-clip px-4 pt-8 pb-[max(1rem,env(safe-area-inset-bottom))] text-center sm:pb-10"
        style={{ background: 'color-mix(in oklab, var(--mindfulness) 5%, var(--sky))' }}
      >
        <div className="relative">
          <p className="font-semibold">{t(`exercises.${active.exercise}`)}</p>
          <p aria-hidden="true" className="tabular-nums">
            {t('round', { count: round, time: formatClock(elapsed) })}
          </p>
        </div>
        <div className="flex w-full flex-col items-center">
          <div className="w-[min(82vw,42dvh)]">
            {prefersReducedMotion ? (
              <BreathingFlower depth={depthAfter(phase, isEmpty)} hasHalo />
            ) : (
              <BreathingAnimation active={active} />
            )}
          </div>
          <p aria-live="polite" className="relative mt-4 font-display text-display font-semibold">
            {t(`phases.${phase}`)}
          </p>
          <p aria-hidden="true" className="number relative text-hero font-semibold">
            {secondsLeft}
          </p>
          <div className="relative mt-5 w-full max-w-md">
            <BreathingRhythm exercise={active.exercise} index={index} secondsLeft={secondsLeft} />
          </div>
        </div>
        <div className="relative w-full max-w-md">
          <Button variant="secondary" wide onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" strokeWidth={1.75} />
            {t('stopBreathing')}
          </Button>
        </div>
      </div>
    </FullScreen>
  );
}
