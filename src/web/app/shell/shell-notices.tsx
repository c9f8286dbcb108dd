import { LastUpdated } from './last-updated.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** Shows since when the page is as it is shown, and offers a new version of the app. */
export function ShellNotices() {
  return (
    <>
      <LastUpdated />
      <UpdateOffer />
    </>
  );
}
