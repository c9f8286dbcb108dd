import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '#contracts/notifications.ts';
import { callApi } from '#web/lib/call-api.ts';

export function useNotificationSettings() {
  return useQuery({
    queryKey: [getNotificationSettings.path],
    queryFn: () => callApi(getNotificationSettings),
  });
}

export function useUpdateNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NotificationSettings) => callApi(saveNotificationSettings, { body }),
    onSuccess: ({ notificationSettings }) =>
      queryClient.setQueryData([getNotificationSettings.path], notificationSettings),
  });
}
