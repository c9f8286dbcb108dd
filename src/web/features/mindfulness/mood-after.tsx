import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { SessionProgress } from './session-progress.tsx';
import type { EndedSession } from './session-timer.ts';
import { useMoodText } from './use-mood-text.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/** The initial position of the slider, if the member gave no mood before the session. Only a moved slider is saved. */
const defaultMood = 5;

/** Shows the finished session and asks for the mood after the session. The answer is optional. */
export function MoodAfter({ session }: { session: EndedSession }) {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const moodText = useMoodText();
  const [mood, setMood] = useState<number | null>(null);
  const { startedAt, minutes, completed, type, moodBefore } = session;
  return (
    <div className="flex flex-col items-center">
      <SessionProgress elapsed={1} isSunrise={type === 'focus'} isPaused={false} />
      <p role="status" className="mt-4 text-center font-display text-title font-semibold text-balance">
        {t(completed ? 'doneMinutes' : 'stoppedMinutes', { count: minutes })}
      </p>
      <div className="mt-5 w-full max-w-md">
        <Slider
          label={t('moodAfter')}
          value={mood ?? moodBefore ?? defaultMood}
          onChange={setMood}
          valueText={moodText(mood)}
          suggestion={mood === null ? t('moodUnset') : undefined}
          area="mindfulness"
        />
        <div className="mt-4 flex justify-center gap-3">
          <Button disabled={mood === null} onClick={() => store.setMoodAfter(startedAt, mood)}>
            {t('saveMood')}
          </Button>
          <Button variant="quiet" onClick={() => store.setMoodAfter(startedAt, null)}>
            {t('skipMood')}
          </Button>
        </div>
      </div>
    </div>
  );
}
