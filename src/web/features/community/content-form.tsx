import type { ReactNode } from 'react';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { contentSchema } from './text-content-field.tsx';

interface Props {
  /** The maximum length of the text, in characters. */
  maxLength: number;
  draftName: string;
  onSend: (content: string) => Promise<unknown>;
  errorTitle: string;
  /** The content of the form: a `TextContentField` and a `SubmitButton`. */
  children: ReactNode;
}

/**
 * Renders the form of a post or a comment. The form is cleared after the text was sent, or was kept
 * on this device to be sent later.
 */
export function ContentForm({ maxLength, draftName, onSend, errorTitle, children }: Props) {
  const userId = useMember().id;
  return (
    <Form
      spacing="tight"
      schema={contentSchema(maxLength)}
      defaultValues={{ content: '' }}
      onSubmit={async ({ content }, reset) => {
        await onSend(content);
        reset();
      }}
      onKept={(_, reset) => reset()}
      errorTitle={errorTitle}
      draftKey={draftKey(draftName, userId)}
    >
      {children}
    </Form>
  );
}
