import type { RefObject } from 'react';
import { type ContactForm, type ContactProblem, findContactProblem } from '#domain/contact.ts';
import type { FormSchema } from '#web/ui/form-validation.ts';

/** The values of the contact form's fields, as text. */
export interface ContactValues {
  email: string;
  message: string;
  selectedPrice: string;
  userType: string;
}

export const emptyContact: ContactValues = { email: '', message: '', selectedPrice: '', userType: '' };

/** Returns the values that the person typed into the prerendered form before its script ran. */
export function typedContact(labelledBy: string): ContactValues {
  if (typeof document === 'undefined') return emptyContact;
  const form = document.querySelector<HTMLFormElement>(`form[aria-labelledby="${labelledBy}"]`);
  const typed = form ? Object.fromEntries(new FormData(form)) : {};
  const text = (name: keyof ContactValues) => String(typed[name] ?? '');
  return {
    email: text('email'),
    message: text('message'),
    selectedPrice: text('selectedPrice'),
    userType: text('userType'),
  };
}

const fields: Partial<Record<ContactProblem, keyof ContactValues>> = {
  invalid_email: 'email',
  refused_email: 'email',
  price_missing: 'selectedPrice',
  user_type_missing: 'userType',
};

/**
 * Returns a schema for the contact form. The message of an error is the code of the problem. If the hidden field for
 * bots (honeypot) is filled, the schema accepts everything, because the server responds to bots as usual and stores
 * nothing.
 */
export const contactSchema = (
  formType: ContactForm,
  honeypot: RefObject<HTMLInputElement | null>,
): FormSchema<ContactValues> => ({
  safeParse: (values) => {
    const data = values as ContactValues;
    const problem = findContactProblem({
      ...data,
      formType,
      selectedPrice: Number(data.selectedPrice),
      // The time is not checked here, because no single field causes a submission that is too fast. `submitContactForm`
      // checks the time.
      timeTaken: Number.POSITIVE_INFINITY,
    });
    const field = problem && fields[problem];
    if (!field || honeypot.current?.value) return { success: true, data };
    return { success: false, error: { issues: [{ path: [field], message: problem }] } };
  },
});
