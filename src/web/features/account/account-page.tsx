import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmEmailOutcomes } from '#contracts/account.ts';
import { getAiService } from '#contracts/ai.ts';
import type { StoredPreferences } from '#domain/preferences.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { QueryState } from '#web/lib/join-queries.ts';
import { useReminders } from '#web/lib/push/use-push.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { type PageQuery, usePageFailure } from '#web/lib/use-page-failure.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { AiSection } from './ai-section.tsx';
import { useIsInGroup } from './current-section.ts';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { type AccountPreferences, PreferencesSection } from './preferences-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SectionGroup } from './section.tsx';
import { lastRowStyle, otherPages, SectionNav } from './section-nav.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { UnsentLink } from './unsent-link.tsx';
import { useExport } from './use-export.ts';
import { useFailedSections } from './use-failed-sections.ts';
import { useNotificationSettings } from './use-notifications.ts';

/** The style of the last row of a group of sections. */
const rowStyle =
  'flex min-h-15 w-full items-center gap-3 rounded-b-base px-4 text-left font-medium hover:bg-sunken disabled:opacity-55 sm:px-6';

interface Props {
  preferences: QueryState<AccountPreferences> & PageQuery;
  onPreferencesChange: (change: StoredPreferences) => void;
  /** Renders the button that signs out, with a style for its place. */
  signOut: (className: string) => ReactNode;
}

/**
 * Shows the account page: the profile, sign-in methods, sessions, notifications, preferences, AI consents, export and
 * deletion. If no settings could be loaded, shows one error in place of their sections.
 */
export function AccountPage({ preferences, onPreferencesChange, signOut }: Props) {
  const { t } = useTranslation('account');
  const failure = usePageFailure([
    useNotificationSettings(),
    useReminders(),
    useQuery(endpointQuery(getAiService)),
    preferences,
    useExport(),
  ]);
  const failedSections = useFailedSections(preferences);
  const isWide = useIsWide();
  const isInApp = useIsInGroup('app');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<UnsentLink />} />
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        {isWide && <SectionNav failed={failedSections} signOut={signOut(lastRowStyle)} />}
        <div className="min-w-0 max-lg:space-y-6">
          <OfflineNote text={t('offline')} />
          <EmailConfirmationAlert />
          {failure && isWide && !isInApp && (
            <div className="mb-4">
              <QueryError query={failure} title={t('settingsFailed')} compact />
            </div>
          )}
          <SectionGroup title={t('groups.signIn')}>
            <ProfileSection />
            <PasswordSection />
            <PasskeysSection />
            <SecondFactorSection />
            <SessionsSection />
            {!isWide && signOut(rowStyle)}
          </SectionGroup>
          <SectionGroup title={t('groups.app')}>
            {failure && (!isWide || isInApp) && (
              <Card isBare={!isWide}>
                <QueryError query={failure} title={t('settingsFailed')} />
              </Card>
            )}
            {!failure && (
              <>
                <NotificationsSection />
                <AiSection />
                <PreferencesSection preferences={preferences} onChange={onPreferencesChange} />
                <NumbersSection preferences={preferences} onChange={onPreferencesChange} />
              </>
            )}
          </SectionGroup>
          <SectionGroup title={t('groups.data')}>
            <ExportSection isDown={failure !== undefined} />
            <DeleteSection />
          </SectionGroup>
          {!isWide && <OtherPages />}
        </div>
      </div>
    </>
  );
}

/** Links to the pages about the person's data that are not sections of this page. */
function OtherPages() {
  const { t } = useTranslation('account');
  return (
    <div className="divide-y divide-line rounded-base border border-line bg-raised">
      {otherPages.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-15 items-center justify-between px-4 font-medium first:rounded-t-base last:rounded-b-base hover:bg-sunken sm:px-6"
        >
          {t(name)}
          <ChevronRight aria-hidden="true" className="size-5 text-muted" />
        </Link>
      ))}
    </div>
  );
}

/** Shows the result of the email confirmation link that led to this page. Renders nothing without such a link. */
function EmailConfirmationAlert() {
  const { t } = useTranslation('account');
  const param = useSearchParamOnce('email');
  const outcome = confirmEmailOutcomes.find((candidate) => candidate === param);
  if (!outcome) return null;
  return (
    <Alert tone={outcome === 'confirmed' || outcome === 'proven' ? 'good' : 'attention'}>
      {t(`email.${outcome}`)}
    </Alert>
  );
}
