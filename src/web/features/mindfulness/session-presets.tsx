import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timerPresets } from '#domain/mindfulness.ts';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { EndSoundSwitch } from './end-sound-switch.tsx';
import { randomId } from './random-id.ts';
import { SessionIcon } from './session-icon.tsx';
import { setSessionStageOpen } from './session-stage-store.ts';
import { startSession } from './session-timer.ts';
import { useMoodText } from './use-mood-text.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/** The initial position of the slider for the mood. The mood is saved only if the member moved the slider. */
const defaultMood = 5;

/** Shows three session lengths, and asks for the mood before the session. The answer is optional. */
export function SessionPresets() {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const [isAsked, setAsked] = useState(false);
  const [moodBefore, setMoodBefore] = useState<number | null>(null);

  const handleStart = (preset: (typeof timerPresets)[number]) => {
    prepareEndSound();
    store.update((before, now) => startSession(before, { ...preset, moodBefore, clientId: randomId() }, now));
    setSessionStageOpen(true);
  };

  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-3">
        {timerPresets.map((preset) => (
          <li key={preset.type} className="flex">
            <button
              type="button"
              onClick={() => handleStart(preset)}
              className="flex w-full items-center gap-3 rounded-base border border-line bg-paper p-4 text-left transition-colors duration-150 hover:border-control sm:flex-col sm:items-start sm:gap-4"
            >
              <SessionIcon type={preset.type} />
              <span className="min-w-0">
                <span className="block font-semibold">
                  {t(`presets.${preset.type}`, { minutes: preset.minutes })}
                </span>
                <span className="block text-small text-muted">{t(`about.${preset.type}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {isAsked ? (
          <MoodBefore
            mood={moodBefore}
            onChange={setMoodBefore}
            onRemove={() => {
              setAsked(false);
              setMoodBefore(null);
            }}
          />
        ) : (
          <div className="-ml-5">
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {t('noteMood')}
            </Button>
          </div>
        )}
      </div>
      <div className="mt-2 border-t border-line pt-2">
        <EndSoundSwitch />
      </div>
    </>
  );
}

interface MoodBeforeProps {
  /** Null until the member has moved the slider. */
  mood: number | null;
  onChange: (mood: number) => void;
  onRemove: () => void;
}

function MoodBefore({ mood, onChange, onRemove }: MoodBeforeProps) {
  const { t } = useTranslation('mindfulness');
  const moodText = useMoodText();
  return (
    <div className="max-w-md">
      <Slider
        label={t('moodBefore')}
        value={mood ?? defaultMood}
        onChange={onChange}
        valueText={moodText(mood)}
        suggestion={mood === null ? t('moodUnset') : undefined}
        area="mindfulness"
      />
      <Button variant="quiet" onClick={onRemove}>
        {t('removeMood')}
      </Button>
    </div>
  );
}
