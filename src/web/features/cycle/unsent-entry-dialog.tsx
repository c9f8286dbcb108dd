import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface Props {
  entry: OutboxEntry;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form of a cycle entry that is not sent yet. */
export const UnsentEntryDialog = ({ entry, onOpenChange }: Props) => (
  <EntryDialog unsent={entry} onOpenChange={onOpenChange} />
);
