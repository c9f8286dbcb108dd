import { useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import {
  createReminderCalendar,
  deleteReminderCalendar,
  type getReminders,
  saveReminderChannels,
  sendTestReminder,
} from '#contracts/reminders.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

export type Reminders = EndpointOutput<typeof getReminders>;

export const useNotificationSettings = () => useQuery(endpointQuery(getNotificationSettings));

const showSettings = defineOptimistic(saveNotificationSettings, ({ body }) =>
  changeAnswers(getNotificationSettings, (settings) => ({ ...settings, ...body })),
);

export const useUpdateNotificationSettings = () =>
  useEndpointMutation(saveNotificationSettings, { optimistic: showSettings });

export const useUpdateReminderChannels = () => useEndpointMutation(saveReminderChannels);

export const useSendTestReminder = () => useEndpointMutation(sendTestReminder);

/**
 * Returns a mutation that creates or replaces the calendar link. The response is deleted when the component unmounts,
 * because the link is a secret.
 */
export const useCreateReminderCalendar = () =>
  useEndpointMutation(createReminderCalendar, { isSecret: true });

export const useDeleteReminderCalendar = () => useEndpointMutation(deleteReminderCalendar);
