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
  /**
   * Of the foods before this food, the last one that was not itself added, such as `coffee` before `milk`. If this food
   * was added, it was added to `host`. Undefined for the first food.
   */
  host?: Mention;
}
