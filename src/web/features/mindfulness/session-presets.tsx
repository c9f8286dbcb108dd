import { Play, Smile } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timerPresets } from '#domain/mindfulness.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Slider } from '#web/ui/slider.tsx';
import { EndSoundSwitch } from './end-sound-switch.tsx';
import { SessionLandscape } from './session-landscape.tsx';
import { useMoodText } from './use-mood-text.ts';
import { useStartSession } from './use-start-session.ts';

/** The initial position of the slider for the mood. The mood is saved only if the member moved the slider. */
const defaultMood = 5;

interface Props {
  /** Shows only the session lengths, side by side. */
  compact: boolean;
}

/**
 * Shows three session lengths, asks for the mood before the session, and has a switch for the bell. The mood is
 * optional.
 */
export function SessionPresets({ compact }: Props) {
  const { t } = useTranslation('mindfulness');
  const startSession = useStartSession();
  const isWide = useIsWide();
  const [moodBefore, setMoodBefore] = useState<number | null>(null);

  return (
    <>
      <ul className={compact ? 'grid grow grid-cols-3 gap-2' : 'grid gap-3 sm:grid-cols-3'}>
        {timerPresets.map((preset) => (
          <li key={preset.type} className="flex">
            <button
              type="button"
              onClick={() => startSession(preset, moodBefore)}
              className={classNames(
                'flex w-full overflow-hidden rounded-base border border-line bg-paper transition-colors duration-150 hover:border-control',
                compact ? 'flex-col text-center text-small' : 'text-left sm:flex-col',
              )}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'relative shrink-0',
                  compact ? 'min-h-20 w-full grow' : 'w-24 sm:h-32 sm:w-full',
                )}
              >
                <SessionLandscape elapsed={0} type={preset.type} sunRadius={isWide ? 14 : 10} />
                <span className="absolute bottom-1.5 left-1.5 flex size-8 items-center justify-center rounded-full border-2 border-raised bg-primary text-on-primary">
                  <Play className="size-4 fill-current" strokeWidth={1.75} />
                </span>
              </span>
              <span
                className={classNames('min-w-0', compact ? 'px-1 py-2' : 'self-center p-4 sm:self-start')}
              >
                <span className="block font-semibold">
                  {t(`presets.${preset.type}`, { minutes: preset.minutes })}
                </span>
                {!compact && <span className="block text-small text-muted">{t(`about.${preset.type}`)}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!compact && <Preparation mood={moodBefore} onMoodChange={setMoodBefore} />}
    </>
  );
}

interface PreparationProps {
  mood: number | null;
  onMoodChange: (mood: number | null) => void;
}

/** Asks for the mood before the session, on request, and has a switch for the bell at the end. */
function Preparation({ mood, onMoodChange }: PreparationProps) {
  const { t } = useTranslation('mindfulness');
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="mt-3 flex flex-col justify-between gap-x-8 -mb-2 sm:flex-row">
      {isAsked ? (
        <MoodBefore
          mood={mood}
          onChange={onMoodChange}
          onRemove={() => {
            setAsked(false);
            onMoodChange(null);
          }}
        />
      ) : (
        <div className="sm:-ml-5 sm:self-center">
          <Button variant="quiet" wide onClick={() => setAsked(true)}>
            <Smile aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('noteMood')}
          </Button>
        </div>
      )}
      <div className="max-sm:mt-3 max-sm:border-t max-sm:border-line max-sm:pt-2">
        <EndSoundSwitch />
      </div>
    </div>
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
    <div className="max-w-md grow">
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
