import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText, isVisible, lengthOf } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { DisplayName } from './display-name.tsx';
import { useProfile } from './use-community.ts';
import { useSharePost } from './use-feed.ts';

/** Where one writes a post, under which name, and what is never posted by itself. */
export function Composer({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const until = useProfile().data?.suspendedUntil;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card title={t('composer.title')}>
      {until ? (
        <Alert tone="attention">{t('composer.suspended', { until: time.format(new Date(until)) })}</Alert>
      ) : (
        <>
          <DisplayName />
          <PostForm onPosted={onPosted} />
        </>
      )}
    </Card>
  );
}

function PostForm({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const toast = useToast();
  const sharing = useSharePost();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const content = cleanText(text);
  const length = lengthOf(content);
  const isBlank = !isVisible(content);
  const tooMany = length - communityBounds.post;
  const problem =
    tooMany > 0
      ? t('composer.tooLong', { count: tooMany })
      : refused && isBlank
        ? t('composer.blank')
        : undefined;

  const submit = () => {
    setRefused(true);
    if (isBlank || tooMany > 0) return;
    sharing.mutate(
      { type: 'post', content },
      {
        onSuccess: () => {
          setText('');
          setRefused(false);
          toast.show({ title: t('composer.shared') });
          onPosted();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="mt-4 space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {sharing.error && (
        <Alert>
          <p className="font-semibold">{t('composer.failed')}</p>
          <p>
            {errorMessage(sharing.error, language)} {t('composer.nothingLost')}
          </p>
        </Alert>
      )}
      <TextareaField
        label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        dir="auto"
        readOnly={sharing.isPending}
        error={problem}
        hint={t('composer.count', {
          count: length,
          most: formatNumber(communityBounds.post, language),
        })}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-56 text-small text-muted">{t('privacy')}</p>
        <Button type="submit" busy={sharing.isPending}>
          {t('composer.post')}
        </Button>
      </div>
    </form>
  );
}
