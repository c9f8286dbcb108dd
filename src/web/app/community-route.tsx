import { CommunityPage } from '#web/features/community/community-page.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';
import { loadTranslations } from '#web/i18n/language.ts';

await loadTranslations('community');

/** The community, where a member's own runs of days are shown only to those who want to see them. */
export function CommunityRoute() {
  return <CommunityPage showStreaks={usePreferences()?.display.streaks ?? false} />;
}
