import type { ChangeEvent, ReactNode } from 'react';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToast } from './toaster.tsx';

interface Props {
  className: string;
  /** The title of the toast that is shown if the chosen file is not an image. */
  errorTitle: string;
  onPhoto: (photo: File) => void;
  children: ReactNode;
}

/** Shows a button to choose a photo file. Rejects files whose type is not an image. The server checks the content. */
export function PhotoButton({ className, errorTitle, onPhoto, children }: Props) {
  const { language } = useLanguage();
  const toast = useToast();
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Without this reset, choosing the same file again would not fire a change event.
    event.target.value = '';
    if (!file) return;
    if (file.type.startsWith('image/')) return onPhoto(file);
    toast.show({ title: errorTitle, description: errorTable.not_a_photo[language], tone: 'danger' });
  };
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      {children}
      <input type="file" accept="image/*" className="visually-hidden" onChange={handleFile} />
    </label>
  );
}
