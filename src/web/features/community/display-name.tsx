import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { getCommunityProfile } from '#contracts/community-members.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { cleanText } from '#domain/clean-text.ts';
import { isValidDisplayName } from '#domain/community.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { useCancelForm, useIsFormBusy } from '#web/ui/form-context.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Avatar } from './author.tsx';
import { useProfile, useUpdateDisplayName } from './use-community.ts';

/** Shows the member's display name, with a form to change it. */
export function DisplayName() {
  const { t } = useTranslation('community');
  const [editing, setEditing] = useState(false);
  const { data: profile, error } = useProfile();
  if (!profile) return error ? null : <Skeleton height="2.75rem" />;
  if (editing) return <NameForm profile={profile} onOpenChange={setEditing} />;
  return (
    <div className="flex items-center gap-3">
      <Avatar mine initials={profile.initials} />
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

const schema = z.object({ displayName: z.string().transform(cleanText).refine(isValidDisplayName) });

interface FormProps {
  profile: EndpointOutput<typeof getCommunityProfile>;
  onOpenChange: (open: boolean) => void;
}

function NameForm({ profile, onOpenChange }: FormProps) {
  const { t } = useTranslation('community');
  const userId = useMember().id;
  const saveName = useSaveName(() => onOpenChange(false));
  return (
    <Form
      spacing="tight"
      schema={schema}
      defaultValues={{ displayName: profile.displayName }}
      onSubmit={({ displayName }) => saveName(displayName)}
      onKept={() => onOpenChange(false)}
      errorTitle={t('name.failed')}
      draftKey={draftKey('display-name', userId)}
    >
      <TextField
        name="displayName"
        label={t('name.label')}
        hint={t('name.hint')}
        missing={t('name.invalid')}
        invalid={t('name.invalid')}
        autoFocus
        autoComplete="off"
      />
      <NameActions isChosen={profile.chosen} onOpenChange={onOpenChange} />
    </Form>
  );
}

interface ActionsProps {
  /** Whether the member has chosen a name. If so, a button restores the default name. */
  isChosen: boolean;
  onOpenChange: (open: boolean) => void;
}

function NameActions({ isChosen, onOpenChange }: ActionsProps) {
  const { t } = useTranslation(['community', 'common']);
  const showError = useErrorToast();
  const cancel = useCancelForm(onOpenChange);
  const isBusy = useIsFormBusy();
  const saveName = useSaveName(() => onOpenChange(false));
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton>{t('name.save')}</SubmitButton>
      {isChosen && (
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() =>
            saveName(null).catch((error: unknown) => {
              if (error instanceof KeptOnDevice) onOpenChange(false);
              else showError(t('name.failed'), error);
            })
          }
        >
          {t('name.reset')}
        </Button>
      )}
      <Button variant="quiet" onClick={cancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}

/** Returns a function that saves a display name, shows a toast and calls `onSaved`. Null restores the default name. */
function useSaveName(onSaved: () => void) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const updateName = useUpdateDisplayName();
  return async (displayName: string | null) => {
    const saved = await updateName.mutateAsync(displayName);
    toast.show({ title: t('name.saved', { name: saved.displayName }) });
    onSaved();
  };
}
