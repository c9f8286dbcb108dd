import { type ComponentProps, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { isValidPostText } from '#domain/community.ts';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/**
 * Returns the schema of the text of a post or a comment. The schema applies `cleanText` to the
 * text, as the server does.
 */
export const contentSchema = (maxLength: number) =>
  z.object({
    content: z
      .string()
      .transform(cleanText)
      .refine((text) => isValidPostText(text, maxLength)),
  });

interface Props extends Omit<ComponentProps<typeof TextareaField>, 'name'> {
  maxLength: number;
}

/** Shows the text area for the field `content`. If the text is too long, says how many characters must be removed. */
export function TextContentField({ maxLength, ...field }: Props) {
  const { t } = useTranslation('community');
  const { trigger, clearErrors } = useFormContext();
  const content: string = useWatch({ name: 'content' });
  const excess = countCharacters(cleanText(content)) - maxLength;
  const isTooLong = excess > 0;
  useEffect(() => {
    if (!isTooLong) return;
    void trigger('content');
    return () => clearErrors('content');
  }, [isTooLong, trigger, clearErrors]);
  return (
    <TextareaField
      name="content"
      dir="auto"
      missing={t('composer.blank')}
      invalid={isTooLong ? t('composer.tooLong', { count: excess }) : t('composer.blank')}
      {...field}
    />
  );
}
