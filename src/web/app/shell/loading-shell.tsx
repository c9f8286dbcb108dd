import { Logo } from '#web/ui/logo.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { contentStyle, ShellHeader } from './shell-header.tsx';

/**
 * Shows the frame of a member's page while the code of the page loads. The HTML document contains the same frame (see
 * `renderLoadingShell`), so that a slow phone shows it before the first script has run.
 */
export function LoadingShell() {
  return (
    <div className="min-h-dvh">
      <ShellHeader logo={<Logo />} />
      <main className={contentStyle}>
        <LoadingPage />
      </main>
    </div>
  );
}

/** Shows placeholders for the heading and the first card of a page. */
export function LoadingPage() {
  return (
    <div aria-busy="true" className="space-y-4 sm:space-y-8">
      <div className="space-y-3">
        <Skeleton height="2.25rem" width="12rem" />
        <Skeleton height="1.25rem" width="18rem" />
      </div>
      <Skeleton height="16rem" />
    </div>
  );
}
