import { classNames } from './class-names.ts';

export interface Suggested {
  /** A text that says that the value is a suggestion and not an answer: "Suggested: 5 glasses". */
  text: string;
  /**
   * The text of a button that makes the suggestion the answer, and its accessible name. Without it there is no such
   * button.
   */
  confirm?: Confirm | undefined;
}

interface Confirm {
  label: string;
  name: string;
}

interface ConfirmProps {
  confirm: Confirm;
  onConfirm: (() => void) | undefined;
  /** The class names that place the button. */
  className?: string;
}

/** Shows the button that makes a suggestion the answer. */
export const ConfirmButton = ({ confirm, onConfirm, className }: ConfirmProps) => (
  <button
    type="button"
    aria-label={confirm.name}
    className={classNames(
      'min-h-11 rounded-base px-2 text-small font-semibold text-primary hover:bg-primary-soft',
      className,
    )}
    onClick={onConfirm}
  >
    {confirm.label}
  </button>
);

interface Props {
  /** The id of the text, for `aria-describedby`. */
  id: string;
  suggestion: Suggested;
  onConfirm?: () => void;
  /** Uses larger text, for one question per screen. */
  large?: boolean;
}

/** Says that a control shows a suggestion and no answer, and lets the person confirm the suggestion. */
export function Suggestion({ id, suggestion: { text, confirm }, onConfirm, large = false }: Props) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-2', large && 'min-h-11 w-full')}>
      <span id={id} className={classNames('text-muted tabular-nums', !large && 'text-small')}>
        {text}
      </span>
      {confirm && <ConfirmButton confirm={confirm} onConfirm={onConfirm} />}
    </div>
  );
}
