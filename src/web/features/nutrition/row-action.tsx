import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isRepeatedClick } from '#web/ui/button.tsx';

interface Props {
  icon: LucideIcon;
  /** The word that is shown below the icon. */
  word: string;
  /** The accessible name, which contains the word and the name of the meal. */
  label: string;
  iconStyle?: CSSProperties | undefined;
  onPress: () => void;
}

/**
 * Shows an action of a row: an icon above a word. A word on two lines does not move the icon. Ignores the second click
 * of a double click.
 */
export function RowAction({ icon: Icon, word, label, iconStyle, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex min-h-14 min-w-0 flex-col items-center gap-0.5 rounded-base px-1 py-2 text-small text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink"
      onClick={(event) => !isRepeatedClick(event) && onPress()}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} style={iconStyle} />
      {word}
    </button>
  );
}
