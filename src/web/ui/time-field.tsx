import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTime } from '#domain/parse-time.ts';
import { controlStyle, Field, type FieldProps } from './field.tsx';
import { useIsFormBusy } from './form-context.ts';
import { useFieldError, useFieldValue } from './use-form-field.ts';

type Props = Pick<FieldProps, 'label' | 'hint' | 'missing' | 'invalid'> & { name: string };

/**
 * Shows a field for a time of day, which the person types. The value in the form is `HH:MM`, or the typed text if it is
 * not a time. A native time input would use the browser's language instead of the language of the app.
 */
export function TimeField({ name, label, hint, missing, invalid }: Props) {
  const { t } = useTranslation('forms');
  const [value, setValue, ref] = useFieldValue<string>(name);
  const [typed, setTyped] = useState<string>();
  const readOnly = useIsFormBusy();
  const isTime = parseTime(value) !== undefined;
  const error = useFieldError(name, {
    missing: missing ?? t('timeMissing'),
    invalid: isTime ? invalid : t('timeInvalid'),
  });
  // After a reset of the form, the typed text no longer belongs to the value.
  const isCurrent = typed !== undefined && toValue(typed) === value;
  return (
    <Field label={label} hint={hint} error={error}>
      {(controlProps) => (
        <input
          {...controlProps}
          ref={ref}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('timePlaceholder')}
          readOnly={readOnly}
          value={isCurrent ? typed : value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setValue(toValue(event.currentTarget.value));
          }}
          onBlur={() => setTyped(undefined)}
          className={`${controlStyle} tabular-nums`}
        />
      )}
    </Field>
  );
}

const toValue = (typed: string): string => parseTime(typed) ?? typed.trim();
