import { useQuery } from '@tanstack/react-query';
import { getNotificationSettings, saveNotificationSettings } from '#contracts/notifications.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

export const useNotificationSettings = () => useQuery(endpointQuery(getNotificationSettings));

export const useUpdateNotificationSettings = () => useEndpointMutation(saveNotificationSettings);
