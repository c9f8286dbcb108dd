import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moodKeys, type SharedMood, sharedMoods } from '#domain/community.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

/** Shows a button for each mood, and a button that posts the selected mood to the community. */
export function MoodCard() {
  const { t } = useTranslation('community');
  const [mood, setMood] = useState<SharedMood>();
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
  return (
    <Card title={t('mood.title')}>
      <fieldset className="min-w-0">
        <legend className="visually-hidden">{t('mood.prompt')}</legend>
        <div className="grid grid-cols-4 gap-1 sm:grid-cols-8">
          {moodKeys.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={mood === key}
              onClick={() => setMood(mood === key ? undefined : key)}
              className="flex min-w-0 flex-col items-center gap-1 rounded-base border border-transparent px-0 py-1.5 text-small tracking-tight sm:tracking-normal transition-colors duration-150 hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
            >
              <span
                aria-hidden="true"
                className="flex size-11 items-center justify-center rounded-full text-[1.75rem] leading-none tracking-normal"
                style={{
                  color: 'var(--mood)',
                  background: 'color-mix(in oklab, var(--mood) 14%, transparent)',
                }}
              >
                {sharedMoods[key]}
              </span>
              <span className="max-w-full text-center leading-tight break-words">{t(`moods.${key}`)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-1 -mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="min-w-0 text-small text-muted">
          {mood
            ? t('mood.chosen', { name: profile?.displayName ?? '', mood: t(`feels.${mood}`) })
            : t('mood.unchosen')}
        </p>
        {mood && (
          <Button busy={createPost.isPending} onClick={handleShare}>
            {t('mood.share')}
          </Button>
        )}
      </div>
    </Card>
  );
}
