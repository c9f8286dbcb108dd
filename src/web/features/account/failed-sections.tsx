import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import type { PageFailure } from '#web/lib/use-page-failure.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { sectionIds, useCurrentSection, useIsInGroup } from './current-section.ts';
import { SectionStates } from './section-states.ts';

/**
 * Names the sections that could not be loaded, with a button that loads them again. Renders nothing if the person sees
 * the error of a section, because that has a button too. `failure` is the failure of all sections.
 */
export function FailedSections({ failure }: { failure: PageFailure | undefined }) {
  const { t } = useTranslation('account');
  const states = useContext(SectionStates);
  const current = useCurrentSection();
  const isInApp = useIsInGroup('app');
  const isWide = useIsWide();
  const isOnline = useIsOnline();
  const { language } = useLanguage();
  const failed = sectionIds.filter((id) => states[id]?.retry);
  if (failure) {
    if (!isWide || isInApp) return null;
    return <QueryError query={failure} title={t('settingsFailed')} compact />;
  }
  if (failed.length === 0 || (isWide && states[current]?.retry)) return null;
  return (
    <ErrorState
      compact
      title={t('sectionsFailed', {
        names: new Intl.ListFormat(language).format(failed.map((id) => t(`${id}.title`))),
      })}
      {...(isOnline && { text: t('othersWork') })}
      isUnreachable
      onRetry={() =>
        Promise.all([...new Set(failed.map((id) => states[id]?.retry))].map((retry) => retry?.()))
      }
    />
  );
}
