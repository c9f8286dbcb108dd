import { useTranslation } from 'react-i18next';
import { breathingExercises, roundSeconds } from '#domain/mindfulness.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { BreathingAnimation } from './breathing-animation.tsx';
import { type ActiveExercise, useBreathing } from './use-breathing.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Shows the two breathing exercises and a button to stop. An animation guides the exercise, or a bar if the person
 * prefers reduced motion.
 */
export function Breathing() {
  const { t } = useTranslation('mindfulness');
  const { activeExercise, phase, secondsLeft, startExercise, stopExercise } = useBreathing();
  const prefersReducedMotion = useReducedMotion();
  return (
    <div className="flex flex-col items-center text-center">
      {prefersReducedMotion ? (
        <BreathingBar activeExercise={activeExercise} secondsLeft={secondsLeft} />
      ) : (
        <BreathingAnimation activeExercise={activeExercise} />
      )}
      <p aria-live="polite" className="mt-3 font-display text-title font-semibold">
        {t(`phases.${phase}`)}
      </p>
      <p className="text-muted tabular-nums" aria-hidden={activeExercise !== undefined}>
        {activeExercise ? t('seconds', { count: secondsLeft }) : t('breathIdle')}
      </p>
      <div className="mt-4 grid w-full grid-cols-2 gap-3">
        {breathingExercises.map((exercise) => (
          <Button
            key={exercise}
            variant="secondary"
            wide
            disabled={activeExercise !== undefined}
            onClick={() => startExercise(exercise)}
          >
            {t(`exercises.${exercise}`)}
          </Button>
        ))}
      </div>
      {activeExercise && (
        <div className="mt-3 w-full">
          <Button variant="quiet" wide onClick={stopExercise}>
            {t('stopBreathing')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shows the time left of a round as a bar that changes once a second, for people who prefer reduced motion. */
function BreathingBar({
  activeExercise,
  secondsLeft,
}: {
  activeExercise: ActiveExercise | undefined;
  secondsLeft: number;
}) {
  const share = activeExercise ? secondsLeft / roundSeconds(activeExercise.exercise) : 0;
  return (
    <div aria-hidden="true" className="w-full py-8">
      <p className="number text-hero font-semibold">{activeExercise ? secondsLeft : '–'}</p>
      <div className="mt-4 h-3 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full"
          style={{ width: `${share * 100}%`, background: areaColor('mindfulness') }}
        />
      </div>
    </div>
  );
}
