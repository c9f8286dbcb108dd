import { CommunityPage } from '#web/features/community/community-page.tsx';
import { usePreferences } from '#web/features/preferences/use-preferences.ts';

/** Shows the community page. Streaks appear only if the member enabled them in the preferences. */
export function CommunityRoute() {
  return <CommunityPage showStreaks={usePreferences()?.display.streaks ?? false} />;
}
