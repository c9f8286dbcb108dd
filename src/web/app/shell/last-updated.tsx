import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { formatRecentDay, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useLastSeen } from '#web/lib/last-seen.ts';
import { useRefreshQueries } from '#web/lib/refresh-queries.ts';
import { useHasShownReason } from '#web/lib/shown-errors.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useOldestShown } from '#web/lib/use-oldest-shown.ts';

/** The time between two attempts to reach the server while stored responses are shown, in milliseconds. */
const retryMs = 30_000;

/**
 * Shows when the page was last updated, if the page shows stored responses because the server cannot be reached. If the
 * device is online, also says that the server cannot be reached, unless an error on the page gives the reason.
 * Refetches the data when the server can be reached again.
 */
export function LastUpdated() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const today = useToday();
  const since = useOldestShown();
  const isOnline = useIsOnline();
  const hasShownReason = useHasShownReason();
  useRefreshWhenReachable();
  if (since === undefined) return null;
  const zone = timeZone();
  const instant = new Date(since).toISOString();
  const time = formatTime(instant, zone, language);
  const day = toCalendarDay(new Date(since), zone);
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-base bg-sunken px-4 py-2.5 text-small text-muted">
      <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        <span role="status">
          {day === today
            ? t('lastUpdated', { time })
            : t('lastUpdatedDay', { day: formatRecentDay(day, language, today), time })}
        </span>
        {isOnline && !hasShownReason && `. ${t('stillTrying')}`}
      </span>
    </p>
  );
}

/**
 * Refetches all queries while the page shows stored responses: every 30 seconds, and when the browser comes online.
 * Refetches them once more when the page stops showing stored responses.
 */
function useRefreshWhenReachable(): void {
  const isStored = useLastSeen().size > 0;
  const wasStored = useRef(isStored);
  const refresh = useEffectEvent(useRefreshQueries());
  useEffect(() => {
    if (wasStored.current && !isStored) refresh();
    wasStored.current = isStored;
    if (!isStored) return;
    // The query client refetches only when it notices that the network is back. It does not notice this if the page was
    // loaded offline. No event at all reports that a server is up again.
    const handleOnline = () => refresh();
    window.addEventListener('online', handleOnline);
    const timer = setInterval(handleOnline, retryMs);
    return () => {
      window.removeEventListener('online', handleOnline);
      clearInterval(timer);
    };
  }, [isStored]);
}
