import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { EntryDialog } from './entry-dialog.tsx';

interface Props {
  entry: OutboxEntry;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that changes an unsent cycle entry of the outbox. */
export const UnsentEntryDialog = ({ entry, onOpenChange }: Props) => (
  <EntryDialog unsent={entry} onOpenChange={onOpenChange} />
);
