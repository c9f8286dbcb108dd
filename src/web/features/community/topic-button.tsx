import type { ReactNode } from 'react';

interface Props {
  tag: string;
  onSelect: (tag: string) => void;
  /** Content beside the topic, such as the number of posts. */
  children?: ReactNode;
  label?: string;
}

/** Shows a button that filters the feed by a topic. */
export function TopicButton({ tag, onSelect, children, label }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onSelect(tag)}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control px-4 text-left hover:bg-sunken"
    >
      <bdi className="min-w-0 truncate font-medium">#{tag}</bdi>
      {children}
    </button>
  );
}
