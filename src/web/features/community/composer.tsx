import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds } from '#domain/community.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { DisplayName } from './display-name.tsx';
import { contentSchema, TextContentField } from './text-content-field.tsx';
import { useProfile } from './use-community.ts';
import { useCreatePost } from './use-feed.ts';

/** Shows the form for a new post and the name that others will see. */
export function Composer({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const suspendedUntil = useProfile().data?.suspendedUntil;
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Card title={t('composer.title')}>
      {suspendedUntil ? (
        <Alert tone="attention">
          {t('composer.suspended', { until: dateFormat.format(new Date(suspendedUntil)) })}
        </Alert>
      ) : (
        <>
          <DisplayName />
          <div className="mt-4">
            <PostForm onPosted={onPosted} />
          </div>
        </>
      )}
    </Card>
  );
}

const schema = contentSchema(communityBounds.post);

function PostForm({ onPosted }: { onPosted: () => void }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const userId = useMember().id;
  const createPost = useCreatePost();
  return (
    <Form
      spacing="tight"
      schema={schema}
      defaultValues={{ content: '' }}
      onSubmit={async ({ content }, reset) => {
        await createPost.mutateAsync({ body: { type: 'post', content } });
        reset();
        toast.show({ title: t('composer.shared') });
        onPosted();
      }}
      errorTitle={t('composer.failed')}
      draftKey={draftKey('post', userId)}
    >
      <PostField />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-56 text-small text-muted">{t('privacy')}</p>
        <SubmitButton>{t('composer.post')}</SubmitButton>
      </div>
    </Form>
  );
}

function PostField() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const content: string = useWatch({ name: 'content' });
  const most = formatNumber(communityBounds.post, language);
  return (
    <TextContentField
      label={t('composer.label')}
      placeholder={t('composer.placeholder')}
      hint={t('composer.count', { count: countCharacters(cleanText(content)), most })}
      maxLength={communityBounds.post}
    />
  );
}
