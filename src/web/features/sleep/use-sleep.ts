import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  deleteNight,
  getSleepGoals,
  getSleepSummary,
  type LoggedNight,
  listNights,
  type SleepDay,
  saveNight,
  saveSleepGoals,
} from '#contracts/sleep.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { changeAnswers } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useDelayedDelete } from '#web/ui/use-delayed-delete.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { type SavedNight, toNightInput } from './night-input.ts';

/**
 * Returns a query for three values: the newest seven days with a quality rating, the newest five days with a night or a
 * rating, and the standard deviation of the midpoint of sleep, in minutes (see `irregularityMinutes`).
 */
export function useSleepSummary() {
  const date = useLastDay();
  return useQuery(endpointQuery(getSleepSummary, { query: { date } }));
}

/**
 * Returns today, or the day of the newest night if it is later. After a journey west, a night from before the journey
 * can have a later date.
 */
export function useLastDay(): CalendarDay {
  const today = useToday();
  const newest = useNights().data?.[0]?.date;
  return newest !== undefined && newest > today ? newest : today;
}

/** Returns a query for the newest 30 nights, one per day, newest first. */
export const useNights = () => useQuery(endpointQuery(listNights, { query: { limit: 30 } }));

/** Returns whether the person has rated the last night, but no night has times yet. */
export function useIsOnlyRated(): boolean {
  const lastDay = useLastDay();
  const rated = useSleepSummary().data?.rated;
  const hasRating = rated?.some(({ date }) => date === lastDay) ?? false;
  return useNights().data?.length === 0 && hasRating;
}

/** Returns the last night if it has times but no rating. `isDeleted` is true for a night that is being deleted. */
export function useUnratedNight(isDeleted: (date: CalendarDay) => boolean): SleepDay | undefined {
  const lastDay = useLastDay();
  return useSleepSummary().data?.recent.find(
    ({ date, night, quality }) => date === lastDay && night && quality === null && !isDeleted(date),
  );
}

export const useSleepGoals = () => useQuery(endpointQuery(getSleepGoals));

const showGoals = defineOptimistic(saveSleepGoals, ({ body }) =>
  changeAnswers(getSleepGoals, (goals) => ({ ...goals, ...body, isSuggested: false })),
);

export const useUpdateGoals = () => useEndpointMutation(saveSleepGoals, { optimistic: showGoals });

/**
 * Returns the night that the person has logged for a day. Returns undefined if there is no such night, or if the nights
 * are not loaded. Ignores nights that a device measured.
 */
export function useLoggedNight(date: CalendarDay): LoggedNight | undefined {
  const query = endpointQuery(listNights, { query: { before: addDays(date, 1), limit: 1 } });
  const { data } = useQuery({ ...query, enabled: isCalendarDay(date) });
  return data?.find((night) => night.date === date && night.source === 'self');
}

/**
 * Returns a function that saves a night and shows a toast. If the night has the date of `logged`, it replaces `logged`,
 * and the toast has an Undo button. A cleared rating is deleted. A new night without a rating keeps the rating that the
 * day already has.
 */
export function useSaveNight(logged: LoggedNight | undefined) {
  const { t } = useTranslation(['sleep', 'common']);
  const toast = useToast();
  const showError = useErrorToast();
  const userId = useMember().id;
  const { mutateAsync } = useEndpointMutation(saveNight);
  const save = (night: Omit<SavedNight, 'quality'> & Partial<SavedNight>) =>
    mutateAsync({ body: { userId, ...night } });
  const restore = (night: LoggedNight) =>
    void save({ ...toNightInput(night), zone: night.zone }).catch((error: unknown) =>
      showError(t('night.notRestored'), error),
    );
  return async (night: SavedNight) => {
    const replaced = logged?.date === night.date ? logged : undefined;
    const { quality, ...times } = night;
    const isCleared = quality === null && replaced?.quality != null;
    await save(quality === null && !isCleared ? times : night);
    toast.show({
      title: t('night.saved'),
      ...(replaced && { action: { label: t('common:undo'), onPress: () => restore(replaced) } }),
    });
  };
}

/** Returns functions to delete nights with undo. */
export function useDeleteNight() {
  const { t } = useTranslation('sleep');
  return useDelayedDelete({
    endpoint: deleteNight,
    input: (date: string) => ({ params: { date } }),
    deletedText: t('deleted'),
    failedText: t('notDeleted'),
  });
}
