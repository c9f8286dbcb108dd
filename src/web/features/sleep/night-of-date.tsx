import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { type NightInput, toNightInput } from './night-input.ts';
import { useNightTimes } from './use-night-times.ts';
import { useLoggedNight } from './use-sleep.ts';

interface Props {
  /** The logged night whose values the form shows when it opens. */
  opened: LoggedNight | undefined;
  onFound: (night: LoggedNight | undefined) => void;
}

/**
 * Shows the values of the night that is already logged for the chosen date. Says that saving replaces it, unless the
 * form opened with it. Passes this night to `onFound`, or undefined if there is none.
 */
export function NightOfDate({ opened, onFound }: Props) {
  const { t } = useTranslation('sleep');
  const nightTimes = useNightTimes();
  const { date } = useWatch() as NightInput;
  const found = useLoggedNight(date);
  const night = found ?? (opened?.date === date ? opened : undefined);
  useShownValues(night, opened);
  useEffect(() => onFound(night), [night, onFound]);
  if (!night || night.date === opened?.date) return null;
  return (
    <p role="status" className="rounded-base bg-sunken px-4 py-3">
      {t('night.replaces', { times: nightTimes(night) })}
    </p>
  );
}

const fields = ['bedtime', 'wakeTime', 'quality'] as const;
const noValues = { bedtime: '', wakeTime: '', quality: null };

/**
 * Replaces the values of the previous night with those of `night`, so that no time and no rating of one night is saved
 * for another. Keeps the values that the person has changed.
 */
function useShownValues(night: LoggedNight | undefined, opened: LoggedNight | undefined): void {
  const { getValues, setValue } = useFormContext<NightInput>();
  const shown = useRef(opened);
  useEffect(() => {
    const [before, after] = [shown.current, night].map((one) => (one ? toNightInput(one) : noValues));
    shown.current = night;
    for (const name of fields) {
      if (before && after && getValues(name) === before[name] && before[name] !== after[name])
        setValue(name, after[name], { shouldDirty: true });
    }
  }, [night, getValues, setValue]);
}
