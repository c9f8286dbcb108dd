import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { UnsentMark } from './unsent-mark.tsx';

interface Props {
  /** The method and path of the write, such as `POST /api/water-intake`. */
  write: string;
  /** Returns whether an entry of this write changes the marked value. By default, all entries of the write do. */
  isShown?: (entry: OutboxEntry) => boolean;
}

/** Marks a value or a setting whose last change is only on this device. Shows nothing if the change has been sent. */
export function UnsentNote({ write, isShown }: Props) {
  if (!useHasUnsent(write, isShown)) return null;
  return (
    <p className="mt-2">
      <UnsentMark />
    </p>
  );
}
