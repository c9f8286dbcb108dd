import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Slider } from '#web/ui/slider.tsx';
import type { Ended } from './practice.ts';
import { SunWindow } from './sun-window.tsx';
import { useMoodText } from './use-mood-text.ts';
import { usePracticeStore } from './use-practice.ts';

/** Where the slider stands if nothing was said before the session. */
const middleMood = 5;

/** What was sat, and how one feels now if one wants to say it. */
export function MoodAfter({ ended }: { ended: Ended }) {
  const { t } = useTranslation('mindfulness');
  const store = usePracticeStore();
  const moodText = useMoodText();
  const [mood, setMood] = useState(ended.moodBefore ?? middleMood);
  const { startedAt, minutes, completed, type } = ended;
  return (
    <div className="flex flex-col items-center">
      <SunWindow elapsed={1} rises={type === 'focus'} isStill={false} />
      <p role="status" className="mt-4 text-center font-display text-title font-semibold text-balance">
        {t(completed ? 'doneMinutes' : 'stoppedMinutes', { count: minutes })}
      </p>
      <div className="mt-5 w-full max-w-md">
        <Slider
          label={t('moodAfter')}
          value={mood}
          onChange={setMood}
          valueText={moodText(mood)}
          area="mindfulness"
        />
        <div className="mt-4 flex justify-center gap-3">
          <Button onClick={() => store.rate(startedAt, mood)}>{t('saveMood')}</Button>
          <Button variant="quiet" onClick={() => store.rate(startedAt, null)}>
            {t('skipMood')}
          </Button>
        </div>
      </div>
    </div>
  );
}
