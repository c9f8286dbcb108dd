import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import type { EndpointInput, EndpointOutput } from '#contracts/endpoint.ts';
import { addDays } from '#domain/calendar-day.ts';
import { callApi } from '#web/lib/call-api.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { rangeDays } from './range.ts';

const affectedEndpoints = [getBody];

export type NewWeighIn = EndpointInput<typeof saveBody>['body'];
export type BodyMeasurements = EndpointOutput<typeof getBody>;
export type Series = BodyMeasurements['weight'];

/** A year of what was measured: it is read once, and shorter ranges are cut from it. */
export function useBody() {
  const to = useToday();
  const from = addDays(to, 1 - rangeDays.year);
  return useQuery({
    queryKey: [getBody.path, from, to],
    queryFn: () => callApi(getBody, { query: { from, to } }),
  });
}

export function useCreateWeighIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewWeighIn) => callApi(saveBody, { body }),
    onSuccess: () =>
      Promise.all(affectedEndpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
}

/** Deletes what was entered by hand for a day, with a way back. */
export function useDeleteWeighIn() {
  const { t } = useTranslation('body');
  return useDelayedDelete<string>({
    endpoint: deleteBody,
    send: (date) => callApi(deleteBody, { params: { date } }),
    affects: affectedEndpoints,
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
