import type { NamedFood } from './name-forms.ts';
import type { Amount } from './weigh.ts';

/** A food that a sentence names, with its amount. */
export interface Mention {
  named: NamedFood;
  /** The words of the sentence that name the food. */
  words: string;
  amount?: Amount;
  /** Whether the food was added to another food, like milk to coffee. */
  isAdded: boolean;
  /** The previous food that was not itself added, to which an added food belongs. Undefined for the first food. */
  host?: Mention;
}
