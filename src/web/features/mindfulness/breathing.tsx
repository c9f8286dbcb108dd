import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BreathingExercise, breathingExercises, breathingSteps } from '#domain/mindfulness.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BreathingFlower } from './breathing-flower.tsx';
import { BreathingStage } from './breathing-stage.tsx';
import type { ActiveExercise } from './use-breathing.ts';

/**
 * Shows the two breathing exercises. The exercise that runs fills the screen. If `compact`, shows only the buttons that
 * start them.
 */
export function Breathing({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation('mindfulness');
  const { language } = useLanguage();
  const [active, setActive] = useState<ActiveExercise>();
  const stepsText = (exercise: BreathingExercise) => {
    const steps = breathingSteps(exercise).map(({ phase, seconds }) => t(`steps.${phase}`, { seconds }));
    return capitalize(t('stepSeconds', { steps: steps.join(', ') }), language);
  };
  return (
    <div className="@container flex grow flex-col items-center justify-center text-center">
      {!compact && (
        <>
          <div className="relative h-48 w-full lg:h-auto lg:max-h-50 lg:min-h-32 lg:grow">
            <div className="absolute inset-0 *:h-full">
              <BreathingFlower />
            </div>
          </div>
          <p className="mt-3 mb-4 text-muted">{t('breathIdle')}</p>
        </>
      )}
      <div className={classNames('grid w-full gap-3', compact ? 'grid-cols-2' : '@sm:grid-cols-2')}>
        {breathingExercises.map((exercise) => (
          <Button
            key={exercise}
            variant="secondary"
            wide
            aria-label={t(`exercises.${exercise}`)}
            onClick={() => setActive({ exercise, startedAt: performance.now() })}
          >
            <span>
              <span className={classNames('block', compact && 'text-small whitespace-nowrap')}>
                {t(`exercises.${exercise}`)}
              </span>
              <span className="block text-small font-normal text-muted tabular-nums">
                {stepsText(exercise)}
              </span>
            </span>
          </Button>
        ))}
      </div>
      {active && <BreathingStage active={active} onStop={() => setActive(undefined)} />}
    </div>
  );
}
