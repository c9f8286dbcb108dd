import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { largeLabel } from './large-label.ts';
import { type Suggested, Suggestion } from './suggestion.tsx';

interface Props {
  label: string;
  value: boolean | undefined;
  /** The suggested answer, and a text for it. Undefined once the person has chosen an answer. */
  suggestion?: (Suggested & { answer: boolean }) | undefined;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  /** Shows the label as a heading above two wide buttons, for one question per screen. */
  large?: boolean;
}

/** Asks a yes-no question with a pair of native radio buttons. */
export function YesNo({ label, value, suggestion, onChange, disabled, large = false }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  const suggestionId = useId();
  const answers = [
    { answer: true, word: t('yes') },
    { answer: false, word: t('no') },
  ];
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={suggestion ? suggestionId : undefined}
      disabled={disabled}
      className={classNames(
        'flex justify-between gap-x-4 gap-y-1 disabled:opacity-50',
        large ? 'flex-wrap' : 'flex-col items-start sm:flex-row sm:items-center',
      )}
    >
      <div className={classNames('min-w-0', large && 'w-full')}>
        <span id={id} className={large ? `${largeLabel} mb-2` : 'font-medium'}>
          {label}
        </span>
        {suggestion ? (
          <Suggestion id={suggestionId} suggestion={suggestion} large={large} />
        ) : (
          large && <div className="min-h-11" />
        )}
      </div>
      <div
        className={classNames('flex shrink-0 rounded-base bg-sunken p-1', large && 'w-full *:grow *:py-3')}
      >
        {answers.map(({ answer, word }) => (
          <label
            key={word}
            className={classNames(
              'relative flex min-h-11 min-w-16 items-center justify-center rounded-base px-4 has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              suggestion?.answer === answer && 'border border-dashed border-control',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
