import { MoodAfterForm } from './mood-after-form.tsx';
import { SessionProgress } from './session-progress.tsx';
import type { EndedSession } from './session-timer.ts';

/** Shows the finished session in a page and asks for the mood after the session. */
export function MoodAfter({ session }: { session: EndedSession }) {
  return (
    <div className="flex flex-col items-center">
      <SessionProgress elapsed={1} type={session.type} isPaused={false} />
      <div className="mt-4 w-full">
        <MoodAfterForm session={session} />
      </div>
    </div>
  );
}
