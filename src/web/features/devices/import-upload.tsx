import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importUpload } from '#contracts/imports.ts';
import { useReportUnsavedInput } from '#web/lib/unsaved-input.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useUploadImport } from './use-imports.ts';

const longestName = 200;
const acceptedEndings = '.zip,.xml,.csv,.json,.gz,.txt,.daylio,.cluedata,.tsv';

/**
 * Lets the person choose a file or drop it, and shows the progress of its upload. If `isDown`, the server cannot be
 * reached: a running upload goes on, and a new one cannot be started.
 */
export function ImportUpload({ isDown = false }: { isDown?: boolean }) {
  const { t } = useTranslation('imports');
  const { mutation, share, cancel } = useUploadImport();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<'empty' | 'tooLarge'>();
  const isUploading = share !== undefined;
  useReportUnsavedInput(isUploading);
  const isCancelled = mutation.error?.name === 'AbortError';

  const upload = (file: File) => {
    setName(file.name);
    const found = file.size === 0 ? 'empty' : file.size > importUpload.maxBytes ? 'tooLarge' : undefined;
    setProblem(found);
    if (found) return mutation.reset();
    mutation.mutate({ body: { fileName: file.name.slice(-longestName) }, file });
  };
  return (
    <div className="flex grow flex-col gap-3">
      {problem && <Alert>{t(`upload.${problem}`)}</Alert>}
      {mutation.error && !isCancelled && <ErrorAlert title={t('upload.failed')} error={mutation.error} />}
      <p role="status" className="text-small text-muted empty:hidden">
        {isCancelled ? t('upload.cancelled') : ''}
      </p>
      {isUploading ? (
        <div className="space-y-3">
          <ProgressBar label={t('upload.uploading', { name })} percent={share * 100} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-small text-muted">{t('upload.stay')}</p>
            <Button variant="secondary" onClick={cancel}>
              {t('upload.cancel')}
            </Button>
          </div>
        </div>
      ) : isDown ? (
        <p className={`${areaStyle} border-control bg-paper text-balance text-muted`}>
          {t('upload.whileDown')}
        </p>
      ) : (
        <DropArea onFile={upload} />
      )}
    </div>
  );
}

const areaStyle = 'grow content-center rounded-base border border-dashed px-4 py-5 text-center sm:py-6';

function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('imports');
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Without this reset, choosing the same file again would not fire a change event.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional, and the file input works by keyboard.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={`${areaStyle} ${isOver ? 'border-primary bg-primary-soft' : 'border-control bg-paper'}`}
    >
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <label
          className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${buttonStyle()}`}
        >
          <FileUp aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('upload.choose')}
          <input type="file" accept={acceptedEndings} className="visually-hidden" onChange={handleChoice} />
        </label>
        <span className="text-muted max-sm:hidden">{t('upload.drop')}</span>
      </p>
      <p className="mt-3 text-small text-balance text-muted">{t('upload.hint')}</p>
    </div>
  );
}
