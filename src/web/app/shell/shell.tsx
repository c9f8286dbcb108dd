import { Link, useRouterState } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDashboardPath, pages } from '#contracts/pages.ts';
import { CurrentGreeting } from '#web/features/dashboard/current-greeting.tsx';
import { ActiveSessionBar } from '#web/features/mindfulness/active-session-bar.tsx';
import { useLastSeen } from '#web/lib/last-seen.ts';
import { useMember } from '#web/lib/session.ts';
import { useHasFailedParts } from '#web/lib/shown-errors.ts';
import { hasUnsent } from '#web/lib/unsent-flag.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { iconButtonStyle } from '#web/ui/icon-button.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { EntryEditorProvider } from '../entry-editor-provider.tsx';
import { ActiveWorkoutBar } from './active-workout-bar.tsx';
import { LoadingPage } from './loading-shell.tsx';
import { OutboxDelivery } from './outbox-delivery.tsx';
import { contentStyle, ShellHeader } from './shell-header.tsx';
import { TabNavigation } from './tab-navigation.tsx';
import { UserWidget } from './user-widget.tsx';

const loadOutboxBar = async () => (await import('./outbox-bar.tsx')).OutboxBar;
// Loads the notices after the page, because most pages show none.
const loadNotices = async () => (await import('./shell-notices.tsx')).ShellNotices;
const noticesDelayMs = 4_000;
const loadFailedPartsBar = async () => (await import('./failed-parts-bar.tsx')).FailedPartsBar;

/**
 * Frames every page of a member with the header, the tabs, the activity in progress and the bar about unsent entries.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const content = useFocusOnNavigation(path);
  const hasNotices = useHasNotices();
  const { id } = useMember();
  return (
    <div className="min-h-dvh pb-[calc(5rem+env(safe-area-inset-bottom))] has-[[data-outbox-bar]]:pb-[calc(8rem+env(safe-area-inset-bottom))] md:pb-0 md:has-[[data-outbox-bar]]:pb-12 print:min-h-0 print:p-0">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-base bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0 print:hidden"
      >
        {t('common:skipToContent')}
      </a>
      <ShellHeader
        logo={
          <Link to={pages.home} className="flex min-h-11 items-center rounded-base">
            <Logo />
          </Link>
        }
        controls={
          <>
            <LanguageSwitch />
            <ThemeSwitch />
            <Link
              to={pages.accountSettings}
              aria-label={t('shell:accountSettings')}
              title={t('shell:accountSettings')}
              className={iconButtonStyle}
            >
              <Settings aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Link>
            <UserWidget />
          </>
        }
      >
        <TabNavigation />
        <ActiveSessionBar />
        <ActiveWorkoutBar />
        {hasNotices && <LazyPart load={loadFailedPartsBar} props={{}} failed={() => null} />}
      </ShellHeader>
      <OutboxDelivery />
      <main id="content" ref={content} tabIndex={-1} className={contentStyle}>
        {hasNotices && <LazyPart load={loadNotices} props={{}} failed={() => null} />}
        {/* The header is painted before the page, because the page takes longer to render. */}
        <AfterFirstView
          waiting={<LoadingPage path={path} greeting={isDashboardPath(path) && <CurrentGreeting />} />}
        >
          <EntryEditorProvider>{children}</EntryEditorProvider>
        </AfterFirstView>
      </main>
      {(hasNotices || hasUnsent(id)) && <LazyPart load={loadOutboxBar} props={{}} failed={() => null} />}
    </div>
  );
}

/** Moves focus to the content when the path changes, so that screen readers start at the beginning of the content. */
function useFocusOnNavigation(path: string) {
  const content = useRef<HTMLElement>(null);
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}

/**
 * Returns whether to load the notices. Returns true at once if stored responses are shown or several parts of the page
 * have failed, otherwise after four seconds.
 */
function useHasNotices(): boolean {
  const isStored = useLastSeen().size > 0;
  const isNeeded = useHasFailedParts() || isStored;
  const [hasNotices, setHasNotices] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasNotices(true), isNeeded ? 0 : noticesDelayMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return hasNotices;
}
