import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { SubmitButton } from '#web/ui/form.tsx';

/** Shows the button that saves a form of settings. It stands out only while the form has a change to save. */
export function SaveButton({ children }: { children: ReactNode }) {
  const { isDirty } = useFormState();
  return <SubmitButton variant={isDirty ? 'primary' : 'soft'}>{children}</SubmitButton>;
}
