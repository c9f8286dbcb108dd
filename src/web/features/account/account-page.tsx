import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getAiService } from '#contracts/ai.ts';
import type { StoredPreferences } from '#domain/preferences.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { QueryState } from '#web/lib/join-queries.ts';
import { useReminders } from '#web/lib/push/use-push.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { type PageQuery, usePageFailure } from '#web/lib/use-page-failure.ts';
import { Card } from '#web/ui/card.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { AiSection } from './ai-section.tsx';
import { useIsInGroup } from './current-section.ts';
import { DeleteSection } from './delete-section.tsx';
import { EmailConfirmationAlert } from './email-confirmation-alert.tsx';
import { ExportSection } from './export-section.tsx';
import { FailedSections } from './failed-sections.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { OtherPages } from './other-pages.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSummary } from './person-summary.tsx';
import { type AccountPreferences, PreferencesSection } from './preferences-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SectionGroup } from './section.tsx';
import { lastRowStyle, SectionNav } from './section-nav.tsx';
import { SectionStates } from './section-states.ts';
import { SessionsSection } from './sessions-section.tsx';
import { UnsentLink } from './unsent-link.tsx';
import { useExport } from './use-export.ts';
import { useNotificationSettings } from './use-notifications.ts';
import { useSectionStates } from './use-section-states.ts';

/** The style of a row that is not a section, on a screen that is not wide. */
const otherRowStyle =
  'flex min-h-15 w-full items-center gap-3 px-4 text-left font-medium first:rounded-t-base last:rounded-b-base hover:bg-sunken disabled:opacity-55 sm:px-6';

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
  const isWide = useIsWide();
  const isInApp = useIsInGroup('app');
  return (
    <SectionStates value={useSectionStates(preferences)}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={<UnsentLink />} />
      <div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
        {isWide && <SectionNav signOut={signOut(lastRowStyle)} />}
        <div className="min-w-0 max-lg:space-y-6">
          {!isWide && <PersonSummary />}
          <div className="space-y-4 empty:hidden lg:mb-4">
            <OfflineNote text={t('offline')} />
            <EmailConfirmationAlert />
            <FailedSections failure={failure} />
          </div>
          <SectionGroup title={t('groups.signIn')}>
            <ProfileSection />
            <PasswordSection />
            <PasskeysSection />
            <SecondFactorSection />
            <SessionsSection />
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
          {!isWide && (
            <SectionGroup title={t('groups.devices')}>
              <OtherPages rowStyle={otherRowStyle} />
              {signOut(otherRowStyle)}
            </SectionGroup>
          )}
        </div>
      </div>
    </SectionStates>
  );
}
