import { LastUpdated } from './last-updated.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { useKeepQuestions } from './use-keep-questions.ts';
import { useRenewPush } from './use-renew-push.ts';

/**
 * Shows when the page was last updated, if it shows stored responses, and offers a new version of the app. Also saves
 * the push subscription on the server again, and stores the check-in's questions on this device. These two tasks are
 * here because this component loads after the page, so that they do not slow the page down.
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
