import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { getCommunityProfile } from '#contracts/community.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { cleanText } from '#domain/clean-text.ts';
import { isValidDisplayName } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { Avatar } from './author.tsx';
import { useProfile, useUpdateDisplayName } from './use-community.ts';

/** Shows the member's display name, with a form to change it. */
export function DisplayName() {
  const { t } = useTranslation('community');
  const [editing, setEditing] = useState(false);
  const { data: profile, error } = useProfile();
  if (!profile) return error ? null : <Skeleton height="2.75rem" />;
  if (editing) return <NameForm profile={profile} onDone={() => setEditing(false)} />;
  return (
    <div className="flex items-center gap-3">
      <Avatar initials={profile.initials} />
      <p className="min-w-0 grow break-words">
        <span className="block text-small text-muted">{t('name.postsAs')}</span>
        <bdi className="font-semibold">{profile.displayName}</bdi>
      </p>
      <Button variant="quiet" onClick={() => setEditing(true)}>
        {t('name.change')}
      </Button>
    </div>
  );
}

interface FormProps {
  profile: EndpointOutput<typeof getCommunityProfile>;
  onDone: () => void;
}

function NameForm({ profile, onDone }: FormProps) {
  const { t } = useTranslation(['community', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const updateName = useUpdateDisplayName();
  const [name, setName] = useState(profile.displayName);
  const [isSubmitted, setSubmitted] = useState(false);
  const cleaned = cleanText(name);
  const handleSave = (displayName: string | null) =>
    updateName.mutate(displayName, {
      onSuccess: (saved) => {
        toast.show({ title: t('name.saved', { name: saved.displayName }) });
        onDone();
      },
    });
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isValidDisplayName(cleaned)) handleSave(cleaned);
        else setSubmitted(true);
      }}
    >
      {updateName.error && (
        <Alert>
          <p className="font-semibold">{t('name.failed')}</p>
          <p>{errorMessage(updateName.error, language)}</p>
        </Alert>
      )}
      <TextField
        label={t('name.label')}
        hint={t('name.hint')}
        error={isSubmitted && !isValidDisplayName(cleaned) ? t('name.invalid') : undefined}
        value={name}
        autoFocus
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={updateName.isPending}>
          {t('name.save')}
        </Button>
        {profile.chosen && (
          <Button variant="secondary" busy={updateName.isPending} onClick={() => handleSave(null)}>
            {t('name.reset')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
