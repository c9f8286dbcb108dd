import { useEffect, useState } from 'react';
import { takeSharedPhoto } from '#web/lib/shared-photo.ts';
import { FoodDialog } from './food-dialog.tsx';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form of a new meal with the photo that the person shared from another app. */
export function SharedPhotoDialog(dialog: Props) {
  const [photo, setPhoto] = useState<Blob>();
  useEffect(() => {
    takeSharedPhoto().then(
      (taken) => taken && setPhoto(taken),
      () => undefined,
    );
  }, []);
  return <FoodDialog {...dialog} sharedPhoto={photo} />;
}
