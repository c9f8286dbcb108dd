import { z } from 'zod';
import type { SendWrite } from '#web/lib/send-write.ts';
import { useWriteMutation } from '#web/lib/use-endpoint-mutation.ts';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props<Answer> {
  /**
   * Calls `write`, which sends the change to the server. `password` is the password that the person
   * typed.
   */
  onSubmit: (write: SendWrite, password: string) => Promise<Answer>;
  text?: string;
  label: string;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

const schema = z.object({ password: z.string().min(1) });

/**
 * Asks for the current password and then calls `onSubmit`. `onSubmit` makes a change to the
 * person's sign-in methods. The server requires the password for this change.
 */
export function PasswordPrompt<Answer>({ onSubmit, text, label, onDone, onCancel }: Props<Answer>) {
  const mutation = useWriteMutation(onSubmit, { isSecret: true });
  return (
    <div className="max-w-md">
      <Form
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => onDone(await mutation.mutateAsync(password))}
      >
        {text && <p>{text}</p>}
        <CurrentPasswordField />
        <FormActions submitLabel={label} onOpenChange={onCancel} />
      </Form>
    </div>
  );
}
