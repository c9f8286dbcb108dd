import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import type { EndedSession } from './session-timer.ts';
import { useMoodText } from './use-mood-text.ts';
import { useSessionTimerStore } from './use-session-timer.ts';

/**
 * The initial position of the slider, if the member gave no mood before the session. The mood is saved only if the
 * member moved the slider.
 */
const defaultMood = 5;

/** Says how long the finished session was, and asks for the mood after it. The answer is optional. */
export function MoodAfterForm({ session }: { session: EndedSession }) {
  const { t } = useTranslation('mindfulness');
  const store = useSessionTimerStore();
  const moodText = useMoodText();
  const [mood, setMood] = useState<number | null>(null);
  const { startedAt, minutes, completed, moodBefore } = session;
  return (
    <>
      <p role="status" className="text-center font-display text-title font-semibold text-balance">
        {t(completed ? 'doneMinutes' : 'stoppedMinutes', { count: minutes })}
      </p>
      <div className="mx-auto mt-5 w-full max-w-md">
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
    </>
  );
}
