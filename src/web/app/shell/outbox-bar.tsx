import { Link, useRouterState } from '@tanstack/react-router';
import { ChevronRight, CircleAlert, CloudOff, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { useUnsentState } from '#web/lib/outbox/use-unsent.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { groupEntries, refusedIn } from '#web/ui/unsent/entry-kinds.ts';

/**
 * Shows a bar at the bottom of the page. The bar says that there is no network, or how many entries are unsent or
 * refused, and links to these entries. Screen readers announce a change without interrupting. `Shell` leaves space for
 * the bar, so that the bar covers no content.
 */
export function OutboxBar() {
  const { t } = useTranslation('shell');
  const { text, needsPerson, isOnline, isLinked } = useBarText();
  const Icon = needsPerson ? CircleAlert : isOnline ? Smartphone : CloudOff;
  const content = (
    <span className="mx-auto flex min-h-11 max-w-7xl items-center gap-3 px-4 py-1.5 sm:px-6">
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 grow">{text}</span>
      {isLinked && <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
    </span>
  );
  return (
    <div
      role="status"
      aria-label={t('unsent.label')}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 md:bottom-0 print:hidden"
    >
      {text && (
        <div
          data-outbox-bar=""
          className={`border-t border-line text-small font-medium ${needsPerson ? 'bg-attention-soft text-attention' : 'bg-sunken text-ink'}`}
        >
          {isLinked ? (
            <Link to={pages.outbox} className="block focus-visible:-outline-offset-2">
              {content}
            </Link>
          ) : (
            content
          )}
        </div>
      )}
    </div>
  );
}

/** Returns the text and the state of the bar. `text` is undefined if the bar is empty. */
function useBarText() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  const { entries, canKeep } = useUnsentState();
  const isOutboxPage = useRouterState({ select: (state) => state.location.pathname === pages.outbox });
  const groups = groupEntries(entries);
  const count = groups.length;
  const refused = groups.filter((group) => refusedIn(group)).length;
  const isPaused = entries.some(({ failure }) => failure === 401);
  const bar = { isOnline, needsPerson: false, isLinked: count > 0 && !isOutboxPage };
  if (refused > 0 && !isOutboxPage) {
    return { ...bar, needsPerson: true, text: t('unsent.refused', { count: refused }) };
  }
  if (!isOnline) {
    const withoutEntries = t(canKeep ? 'unsent.offline' : 'unsent.offlineOnly');
    return { ...bar, text: count > 0 ? t('unsent.offlineCount', { count }) : withoutEntries };
  }
  if (count === 0 || isOutboxPage) return { ...bar, text: undefined };
  return { ...bar, text: t(isPaused ? 'unsent.paused' : 'unsent.count', { count }) };
}
