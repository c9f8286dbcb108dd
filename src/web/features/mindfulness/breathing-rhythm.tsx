import { useTranslation } from 'react-i18next';
import { type BreathingExercise, breathingSteps } from '#domain/mindfulness.ts';
import { areaColor } from '#web/ui/area.ts';

interface Props {
  exercise: BreathingExercise;
  /** The index of the current step in the round. */
  index: number;
  /** The whole seconds left of the current step. */
  secondsLeft: number;
}

/**
 * Draws one round of the exercise as a row of named bars, with a bar for each step. The width of a bar is
 * proportional to the seconds of its step. The bars fill up second by second.
 */
export function BreathingRhythm({ exercise, index, secondsLeft }: Props) {
  const { t } = useTranslation('mindfulness');
  return (
    <ol className="flex gap-2">
      {breathingSteps(exercise).map(({ phase, seconds }, place) => {
        const done = place < index ? seconds : place === index ? seconds - secondsLeft + 1 : 0;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order
            key={place}
            style={{ flex: `${seconds} 1 0` }}
            className="min-w-0 text-small"
          >
            <span className="mb-1.5 block h-2 overflow-hidden rounded-full bg-mindfulness/20">
              <span
                className="block h-full rounded-full"
                style={{ width: `${(done / seconds) * 100}%`, background: areaColor('mindfulness') }}
              />
            </span>
            <span className={place === index ? 'block font-semibold' : 'block'}>{t(`phases.${phase}`)}</span>{' '}
            <span className="block tabular-nums">{t('stepSeconds', { steps: seconds })}</span>
          </li>
        );
      })}
    </ol>
  );
}
