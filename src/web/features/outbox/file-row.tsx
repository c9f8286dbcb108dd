import { Download, FileArchive, Upload } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsent, useUnsentActions } from '#web/lib/outbox/use-unsent.ts';
import { useMember } from '#web/lib/session.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { SafetyRow } from './safety-row.tsx';

// Loads the module only when it is needed, because its schema library is large.
const loadFile = () => import('#web/lib/outbox/entries-file.ts');

/** Shows a button that saves the unsent entries to a file, if there are any, and one that restores such a file. */
export function FileRow() {
  const { t } = useTranslation('outbox');
  const id = useId();
  const hasEntries = useUnsent().length > 0;
  const { save, read } = useEntriesFile();
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this reset, choosing the same file again would not fire a change event.
    target.value = '';
    if (file) void read(file);
  };
  return (
    <SafetyRow
      icon={FileArchive}
      title={t(hasEntries ? 'file.title' : 'file.titleEmpty')}
      text={t(hasEntries ? 'file.text' : 'file.textEmpty')}
    >
      {hasEntries && (
        <Button variant="secondary" onClick={() => void save()}>
          <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t('file.save')}
        </Button>
      )}
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="peer visually-hidden"
        onChange={handleFile}
      />
      <label
        htmlFor={id}
        className={`cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ${buttonStyle('secondary')}`}
      >
        <Upload aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t('file.read')}
      </label>
    </SafetyRow>
  );
}

/**
 * Returns two functions. `save` downloads the unsent entries as a file. `read` adds the entries of such a file to the
 * outbox, and shows in a toast how many it added. Both show a toast if they fail.
 */
function useEntriesFile() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const userId = useMember().id;
  const entries = useUnsent();
  const { restore } = useUnsentActions();
  const owner = { userId, server: window.location.origin };

  const save = async () => {
    try {
      const { writeEntriesFile } = await loadFile();
      download(await writeEntriesFile(entries, owner), 'lagom-entries.json');
    } catch {
      toast.show({ title: t('failed'), tone: 'danger' });
    }
  };
  const read = async (file: File) => {
    try {
      const { readEntriesFile } = await loadFile();
      const count = await restore(await readEntriesFile(file, owner));
      toast.show({ title: count > 0 ? t('file.added', { count }) : t('file.nothing') });
    } catch (error) {
      const isForeign = error instanceof Error && 'reason' in error && error.reason === 'otherAccount';
      toast.show({
        title: t('file.failed'),
        description: t(isForeign ? 'file.otherAccount' : 'file.unreadable'),
        tone: 'danger',
      });
    }
  };
  return { save, read };
}

/** Makes the browser download `content` as a file. */
function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
