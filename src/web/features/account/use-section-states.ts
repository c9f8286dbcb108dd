import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getAiService } from '#contracts/ai.ts';
import { numberKinds } from '#domain/shown-numbers.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { QueryState } from '#web/lib/join-queries.ts';
import { useTheme } from '#web/lib/use-theme.ts';
import type { SectionId } from './current-section.ts';
import { findRetry } from './find-retry.ts';
import type { AccountPreferences } from './preferences-section.tsx';
import type { SectionState } from './section-states.ts';
import { summariseAi } from './summarise-ai.ts';
import { useAccount } from './use-account.ts';
import { useExport } from './use-export.ts';
import { useNotificationsState } from './use-notifications-state.ts';
import { usePasskeys } from './use-passkeys.ts';
import { useSecondFactor } from './use-second-factor.ts';
import { useSessions } from './use-sessions.ts';

/** Returns the current value of each section, and whether its content could not be loaded. */
export function useSectionStates(
  preferences: QueryState<AccountPreferences>,
): Partial<Record<SectionId, SectionState>> {
  return { ...useSignInStates(), ...useAppStates(preferences), export: { retry: findRetry(useExport()) } };
}

function useSignInStates() {
  const { t } = useTranslation('account');
  const account = useAccount().data;
  const passkeys = usePasskeys();
  const factor = useSecondFactor();
  const sessions = useSessions();
  return {
    profile: { warning: account?.pendingEmail ? t('profile.unconfirmed') : undefined },
    password: { value: account?.hasPassword === false ? t('password.notSet') : undefined },
    passkeys: {
      value: passkeys.data && t('passkeys.count', { count: passkeys.data.length }),
      retry: findRetry(passkeys),
    },
    factor: {
      value: factor.data && t(factor.data.enabled ? 'factor.on' : 'factor.off'),
      retry: findRetry(factor),
    },
    sessions: {
      value: sessions.data && t('sessions.devices', { count: sessions.data.length }),
      retry: findRetry(sessions),
    },
  };
}

function useAppStates(preferences: QueryState<AccountPreferences>) {
  const { t } = useTranslation('account');
  const { choice } = useTheme();
  const ai = useQuery(endpointQuery(getAiService));
  const { allowed, isUseless } = summariseAi(ai.data);
  const display = preferences.data?.display;
  const retry = findRetry(preferences);
  return {
    notifications: useNotificationsState(),
    ai: {
      value: isUseless ? t('ai.unavailable') : ai.data && t('ai.allowed', { count: allowed }),
      retry: findRetry(ai),
    },
    preferences: {
      // The unit of weight is hidden together with the weights.
      value: [t(`preferences.themes.${choice}`), display?.weight && preferences.data?.units.weight]
        .filter(Boolean)
        .join(', '),
      retry,
    },
    numbers: {
      value: display && t('numbers.hidden', { count: numberKinds.filter((kind) => !display[kind]).length }),
      retry,
    },
  };
}
