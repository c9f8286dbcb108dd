export interface Toast {
  title: string;
  description?: string;
  tone?: 'good' | 'danger';
  /** One thing to do about it, such as undoing. */
  action?: { label: string; onPress: () => void };
  /** Once, however it closed: by time, by a press, or because another took its place. */
  onClosed?: () => void;
}

export interface QueuedToast extends Toast {
  id: number;
  closedAt?: number;
}

/** Milliseconds, of section 9 of the product's specification. */
export const toastTimes = { visible: 5_000, removedAfterClosing: 1_000_000 };

/** A new toast is the only one open; the one before it closes. */
export function openToast(queue: readonly QueuedToast[], toast: Toast, now: number): QueuedToast[] {
  const id = Math.max(0, ...queue.map((queued) => queued.id)) + 1;
  const previous = queue.map((other) => (other.closedAt === undefined ? { ...other, closedAt: now } : other));
  return [...withoutExpired(previous, now), { ...toast, id }];
}

/** Closed toasts stay in the queue, unseen, until their time is over. */
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
