import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import type { CameraProblem } from './camera.ts';

interface Props {
  /** What the person wanted to use the camera for. */
  view: 'camera' | 'barcode';
  name: CameraProblem;
}

/** Says why the camera cannot be used, and what to do instead. A device without a camera is not an error. */
export function CameraNote({ view, name }: Props) {
  const { t } = useTranslation(['nutrition', 'foods']);
  const text = (
    <>
      <p className="font-semibold">{t(`camera.${name}`)}</p>
      <p>{view === 'barcode' ? t('foods:barcode.noCamera') : t(`camera.${name}Text`)}</p>
    </>
  );
  if (name !== 'notFound') return <Alert>{text}</Alert>;
  return (
    <div role="status" className="rounded-base bg-sunken px-4 py-3">
      {text}
    </div>
  );
}
