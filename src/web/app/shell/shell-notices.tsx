import { LastUpdated } from './last-updated.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useKeepQuestions } from './use-keep-questions.ts';
import { useRenewPush } from './use-renew-push.ts';

/**
 * Shows when the page was last updated if the page shows stored responses. Offers a new version of
 * the app. Also saves the push subscription on the server again, and stores the questions of the
 * check-in on this device. These two tasks are here because this component loads after the page, so
 * that the tasks do not slow the page down.
 */
export function ShellNotices() {
  useRenewPush();
  useKeepQuestions();
  return (
    <>
      <LastUpdated />
      <UpdateOffer />
    </>
  );
}
