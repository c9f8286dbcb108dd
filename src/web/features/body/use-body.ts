import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { addDays } from '#domain/calendar-day.ts';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { rangeDays } from './range.ts';

export type BodyMeasurements = EndpointOutput<typeof getBody>;
export type Series = BodyMeasurements['weight'];

/** Returns whether no measure has a value. */
export const hasNoMeasurements = (body: BodyMeasurements): boolean =>
  bodyMeasureNames.every((name) => body[name].points.length === 0);

/** Returns a query for the measurements of the last 365 days. The charts select shorter ranges from this data. */
export function useBody() {
  const to = useToday();
  const from = addDays(to, 1 - rangeDays.year);
  return useQuery(endpointQuery(getBody, { query: { from, to } }));
}

export const useCreateWeighIn = () => useEndpointMutation(saveBody);

/** Returns functions to delete, with undo, all measurements that the person entered for a day. */
export function useDeleteWeighIn() {
  const { t } = useTranslation('body');
  return useDelayedDelete({
    endpoint: deleteBody,
    input: (date: string) => ({ params: { date } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
