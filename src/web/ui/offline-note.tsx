import { CloudOff } from 'lucide-react';
import { useIsOnline } from '#web/lib/use-is-online.ts';

/** Says what is not possible without a network. Shows nothing while there is a network. */
export function OfflineNote({ text }: { text: string }) {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-base bg-sunken px-4 py-2.5 text-small text-muted"
    >
      <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      {text}
    </p>
  );
}
