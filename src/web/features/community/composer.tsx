import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#domain/intl-formats.ts';
import { dateLocale } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoodPicker } from './mood-picker.tsx';
import { PostForm } from './post-form.tsx';
import { useProfile } from './use-community.ts';

interface Props extends ComponentProps<typeof PostForm> {
  /** Whether phones show the moods at once, because few posts are below them. */
  hasOpenMoods: boolean;
}

/**
 * Shows the form for a new post, and below it the moods that the member can share instead. Suspended members see a note
 * instead.
 */
export function Composer({ hasOpenMoods, ...form }: Props) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const suspendedUntil = useProfile().data?.suspendedUntil;
  const timeFormat = dateFormat(dateLocale(language), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card>
      {suspendedUntil ? (
        <Alert tone="attention">
          {t('composer.suspended', { until: timeFormat.format(new Date(suspendedUntil)) })}
        </Alert>
      ) : (
        <>
          <PostForm {...form} />
          <div className="mt-4 border-t border-line pt-2 sm:pt-4">
            <MoodPicker isAlwaysOpen={hasOpenMoods} />
          </div>
        </>
      )}
    </Card>
  );
}
