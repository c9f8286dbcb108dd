export interface Toast {
  title: string;
  description?: string;
  tone?: 'good' | 'danger';
  /** A single action, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Called once when the toast closes: after its time, on a press, or when another toast replaces it. */
  onClosed?: () => void;
}

export interface QueuedToast extends Toast {
  id: number;
  closedAt?: number;
}

/**
 * Times in milliseconds (product specification, section 9). `visible`: how long a toast stays open.
 * `removedAfterClosing`: how long a closed toast stays in the queue.
 */
export const toastTimes = { visible: 5_000, removedAfterClosing: 1_000_000 };

/** Returns the queue with the toast added and the visible toast closed. */
export function openToast(queue: readonly QueuedToast[], toast: Toast, now: number): QueuedToast[] {
  const id = Math.max(0, ...queue.map((queued) => queued.id)) + 1;
  const previous = queue.map((other) => (other.closedAt === undefined ? { ...other, closedAt: now } : other));
  return [...withoutExpired(previous, now), { ...toast, id }];
}

/**
 * Returns the queue with a toast closed. The closed toast stays in the queue, hidden, until `removedAfterClosing` has
 * passed.
 */
export function closeToast(queue: readonly QueuedToast[], id: number, now: number): QueuedToast[] {
  const closed = queue.map((toast) =>
    toast.id === id ? { ...toast, closedAt: toast.closedAt ?? now } : toast,
  );
  return withoutExpired(closed, now);
}

function withoutExpired(queue: readonly QueuedToast[], now: number): QueuedToast[] {
  return queue.filter(
    ({ closedAt }) => closedAt === undefined || now - closedAt < toastTimes.removedAfterClosing,
  );
}
