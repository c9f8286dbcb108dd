import type { NamedFood } from './name-forms.ts';
import type { Amount } from './weigh.ts';

/** A food in a sentence with its amount. */
export interface Mention {
  named: NamedFood;
  /** The words of the sentence that name the food. */
  words: string;
  amount?: Amount;
  /** Whether the food was added to another one, like milk to coffee. */
  isAdded: boolean;
  /** The food that it was added to. */
  host?: Mention;
}
