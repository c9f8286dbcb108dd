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
   * The last earlier food that was not itself added to another food, such as `coffee` in `coffee
   * with milk and sugar` for both `milk` and `sugar`. If `isAdded` is true, this food was added to
   * `host`. Undefined if there is no such food.
   */
  host?: Mention;
}
