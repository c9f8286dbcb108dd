import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { type Reminders, useUpdateReminderChannels } from './use-notifications.ts';

/**
 * Shows the settings of two reminder channels: ntfy and the webhook. A channel appears only if the
 * operator of the server has set the channel up.
 */
export function OperatorChannels({ channels, ntfyTopic }: Pick<Reminders, 'channels' | 'ntfyTopic'>) {
  const find = (name: 'ntfy' | 'webhook') =>
    channels.find(({ channel, isAvailable }) => channel === name && isAvailable);
  const webhook = find('webhook');
  const isWebhookOn = webhook?.isOn ?? false;
  return (
    <>
      {webhook && <WebhookSwitch isOn={isWebhookOn} ntfyTopic={ntfyTopic} />}
      {find('ntfy') && <NtfyTopic ntfyTopic={ntfyTopic} isWebhookOn={isWebhookOn} />}
    </>
  );
}

function WebhookSwitch({ isOn, ntfyTopic }: { isOn: boolean; ntfyTopic: string | null }) {
  const { t } = useTranslation('reminders');
  const showError = useErrorToast();
  const updateChannels = useUpdateReminderChannels();
  return (
    <div className="mt-5 border-t border-line pt-3">
      <Switch
        label={t('webhook.label')}
        hint={t('webhook.hint')}
        checked={updateChannels.isPending ? updateChannels.variables.body.webhook : isOn}
        onChange={(event) =>
          updateChannels.mutate(
            { body: { ntfyTopic, webhook: event.target.checked } },
            { onError: (error) => showError(t('ntfy.notSaved'), error) },
          )
        }
      />
    </div>
  );
}

const schema = z.object({ ntfyTopic: z.string().regex(/^[\w-]{1,64}$/) });

function NtfyTopic({ ntfyTopic, isWebhookOn }: { ntfyTopic: string | null; isWebhookOn: boolean }) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const showError = useErrorToast();
  const updateChannels = useUpdateReminderChannels();
  const save = async (topic: string | null) => {
    await updateChannels.mutateAsync({ body: { ntfyTopic: topic, webhook: isWebhookOn } });
    toast.show({ title: t('ntfy.saved') });
  };
  return (
    <div className="mt-5 border-t border-line pt-5 *:max-w-md">
      <Form
        schema={schema}
        defaultValues={{ ntfyTopic: ntfyTopic ?? '' }}
        onSubmit={(input) => save(input.ntfyTopic)}
        draftKey={draftKey('ntfy', useMember().id)}
      >
        <TextField
          name="ntfyTopic"
          label={t('ntfy.topic')}
          hint={t('ntfy.topicHint')}
          missing={t('ntfy.topicInvalid')}
          invalid={t('ntfy.topicInvalid')}
        />
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="secondary">{t('ntfy.use')}</SubmitButton>
          {ntfyTopic !== null && (
            <Button
              variant="secondary"
              onClick={() => save(null).catch((error: unknown) => showError(t('ntfy.notSaved'), error))}
            >
              {t('ntfy.stop')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
