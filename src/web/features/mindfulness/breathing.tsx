import { useTranslation } from 'react-i18next';
import { type BreathingExercise, breathingExercises } from '#domain/mindfulness.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { BreathFlower } from './breath-flower.tsx';
import { type Breath, useBreathing } from './use-breathing.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const exercises = Object.keys(breathingExercises) as BreathingExercise[];

/** Two breathing exercises and their guide. */
export function Breathing() {
  const { t } = useTranslation('mindfulness');
  const { breath, phase, secondsLeft, begin } = useBreathing();
  const isCalm = useReducedMotion();
  return (
    <div className="flex flex-col items-center text-center">
      {isCalm ? <BreathBar breath={breath} secondsLeft={secondsLeft} /> : <BreathFlower breath={breath} />}
      <p aria-live="polite" className="mt-3 font-display text-title font-semibold">
        {t(`phases.${phase}`)}
      </p>
      <p className="text-muted tabular-nums" aria-hidden={breath !== undefined}>
        {breath ? t('seconds', { count: secondsLeft }) : t('breathIdle')}
      </p>
      <div className="mt-4 grid w-full grid-cols-2 gap-3">
        {exercises.map((exercise) => (
          <Button
            key={exercise}
            variant="secondary"
            wide
            disabled={breath !== undefined}
            onClick={() => begin(exercise)}
          >
            {t(`exercises.${exercise}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The same guide standing still: what is left, as a bar that steps once a second. */
function BreathBar({ breath, secondsLeft }: { breath: Breath | undefined; secondsLeft: number }) {
  const share = breath ? secondsLeft / breathingExercises[breath.exercise] : 0;
  return (
    <div aria-hidden="true" className="w-full py-8">
      <p className="number text-hero font-semibold">{breath ? secondsLeft : '–'}</p>
      <div className="mt-4 h-3 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full"
          style={{ width: `${share * 100}%`, background: areaColor('mindfulness') }}
        />
      </div>
    </div>
  );
}
