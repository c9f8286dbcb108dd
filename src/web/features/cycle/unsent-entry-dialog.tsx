import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface Props {
  entry: OutboxEntry;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that changes a cycle entry that waits in the outbox to be sent. */
export const UnsentEntryDialog = ({ entry, onOpenChange }: Props) => (
  <EntryDialog unsent={entry} onOpenChange={onOpenChange} />
);
