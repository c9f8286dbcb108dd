import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { placeholders } from '#contracts/placeholders.ts';
import type { PartOfDay } from '#domain/dashboard.ts';
import { Greeting } from '#web/features/dashboard/greeting.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { contentStyle, ShellHeader } from './shell-header.tsx';

/**
 * The pages whose frame shows their heading. The heading of these pages is the same for everyone, and does not depend
 * on the query of the address.
 */
const headedPages = {
  [pages.fitness]: 'fitness',
  [pages.nutrition]: 'nutrition',
  [pages.sleep]: 'sleep',
  [pages.mindfulness]: 'mindfulness',
  [pages.community]: 'community',
} as const;

type HeadedArea = (typeof headedPages)[keyof typeof headedPages];

const isHeaded = (path: string): path is keyof typeof headedPages => path in headedPages;

interface ShellProps {
  path: string;
  /** The frame of the dashboard greets the person for this part of the day. If undefined, the frame has no greeting. */
  partOfDay?: PartOfDay | undefined;
}

/**
 * Shows the frame of a member's page. Only the build renders it (see `renderLoadingShell`). The server puts it into the
 * HTML document, so that a slow phone shows it before the first script has run.
 */
export function LoadingShell({ path, partOfDay }: ShellProps) {
  return (
    <div className="min-h-dvh">
      <ShellHeader logo={<Logo />} />
      <main className={contentStyle}>
        <LoadingPage
          path={path}
          greeting={partOfDay && <Greeting partOfDay={partOfDay} firstName={placeholders.firstName} />}
        />
      </main>
    </div>
  );
}

interface LoadingPageProps {
  path: string;
  /** The heading of the dashboard. */
  greeting?: ReactNode;
}

/**
 * Shows the greeting, or the heading of a page in `headedPages`, otherwise a placeholder for the heading. Shows a
 * placeholder for the first card below.
 */
export function LoadingPage({ path, greeting }: LoadingPageProps) {
  return (
    <div aria-busy="true">
      {greeting ? (
        <PageHeader hasActionsAboveTitle title={greeting} subtitle={noBreakSpace} />
      ) : isHeaded(path) ? (
        <Heading area={headedPages[path]} />
      ) : (
        <LoadingHeading />
      )}
      <Skeleton height="16rem" />
    </div>
  );
}

/** Keeps the height of the line in which the dashboard shows the sentence about today. */
const noBreakSpace = '\u00a0';

function Heading({ area }: { area: HeadedArea }) {
  const { t, ready } = useTranslation(area, { useSuspense: false });
  if (!ready) return <LoadingHeading />;
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      hasActionsBesideTitle={area === 'fitness' || area === 'sleep'}
    />
  );
}

const LoadingHeading = () => (
  <div className="mb-4 space-y-3 sm:mb-8">
    <Skeleton height="2.25rem" width="12rem" />
    <Skeleton height="1.25rem" width="18rem" />
  </div>
);
