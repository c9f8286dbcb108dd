import { useQuery } from '@tanstack/react-query';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useNotificationSettings = () => useQuery(endpointQuery(getNotificationSettings));

const showSettings = defineOptimistic(saveNotificationSettings, ({ body }) =>
  changeAnswers(getNotificationSettings, (settings) => ({ ...settings, ...body })),
);

export const useUpdateNotificationSettings = () =>
  useEndpointMutation(saveNotificationSettings, { optimistic: showSettings });
