import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moodKeys, type SharedMood } from '#domain/community.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { MoodFace } from './mood-face.tsx';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

/** The number of emoji in the closed row on phones. */
const previewCount = 3;

/**
 * Shows a button for each mood, and a button that posts the selected mood to the community. On phones, the moods are
 * closed at first, unless they are always open.
 */
export function MoodPicker({ isAlwaysOpen }: { isAlwaysOpen: boolean }) {
  const { t } = useTranslation('community');
  const id = useId();
  const [mood, setMood] = useState<SharedMood>();
  const [isOpen, setOpen] = useState(false);
  const { data: profile } = useProfile();
  const toast = useToast();
  const showError = useErrorToast();
  const createPost = useCreatePost();
  const handleShare = () => {
    if (!mood) return;
    createPost.mutate(
      { body: { type: 'mood', mood } },
      {
        onSuccess: () => {
          setMood(undefined);
          toast.show({ title: t('composer.shared') });
        },
        onError: (error) => {
          if (error instanceof KeptOnDevice) setMood(undefined);
          else showError(t('mood.failed'), error);
        },
      },
    );
  };
  const isHiddenOnPhones = !isAlwaysOpen && !isOpen && !mood;
  return (
    <>
      {!isAlwaysOpen && (
        <PhoneToggle isOpen={!isHiddenOnPhones} controls={id} onToggle={() => setOpen(!isOpen)} />
      )}
      <div id={id} className={isHiddenOnPhones ? 'max-sm:hidden' : undefined}>
        <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted max-sm:mt-2 sm:mb-2">
          <span aria-hidden="true" className={classNames('font-medium', !isAlwaysOpen && 'max-sm:hidden')}>
            {t('mood.title')}
          </span>
          <span className={mood && 'sm:invisible'}>{t('mood.unchosen')}</span>
        </p>
        <MoodButtons mood={mood} onChange={setMood} />
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-3',
            mood && 'mt-1 min-h-11 sm:-mb-2',
          )}
        >
          <p aria-live="polite" className="min-w-0 text-small text-muted">
            {mood && t('mood.chosen', { name: profile?.displayName ?? '', mood: t(`feels.${mood}`) })}
          </p>
          {mood && (
            <Button busy={createPost.isPending} onClick={handleShare}>
              {t('mood.share')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

interface ToggleProps {
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

/** Shows a row that opens and closes the moods on phones, where they would push the feed off the screen. */
function PhoneToggle({ isOpen, controls, onToggle }: ToggleProps) {
  const { t } = useTranslation('community');
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="-mb-2 flex min-h-11 w-full items-center gap-3 text-left font-medium sm:hidden"
    >
      <span className="grow">{t('mood.title')}</span>
      <span className="flex gap-1">
        {moodKeys.slice(0, previewCount).map((key) => (
          <MoodFace key={key} mood={key} size="small" />
        ))}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={classNames(
          'size-5 shrink-0 text-muted transition-transform duration-150',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  );
}

interface ButtonsProps {
  mood: SharedMood | undefined;
  onChange: (mood: SharedMood | undefined) => void;
}

function MoodButtons({ mood, onChange }: ButtonsProps) {
  const { t } = useTranslation('community');
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{t('mood.prompt')}</legend>
      <div className="grid grid-cols-4 gap-1 max-sm:mt-3 sm:grid-cols-8">
        {moodKeys.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={mood === key}
            onClick={() => onChange(mood === key ? undefined : key)}
            className="flex min-w-0 flex-col items-center gap-1 rounded-base border border-transparent px-0 py-1.5 text-small tracking-tight sm:tracking-normal transition-colors duration-150 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
          >
            <MoodFace mood={key} size="large" />
            <span className="max-w-full text-center leading-tight break-words">{t(`moods.${key}`)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
