import { belongsToLast, trailsAmounts } from './attach-amounts.ts';
import { combineAmounts } from './combine-amounts.ts';
import { isIncluded } from './included-foods.ts';
import type { Mention } from './mention.ts';
import type { NamedFood } from './name-forms.ts';
import type { AmountPart, SentencePart } from './sentence-part.ts';
import type { Amount } from './weigh.ts';

/** The state while the parts of a sentence are read from left to right. */
interface State {
  mentions: Mention[];
  /** An amount whose food has not been read yet. */
  amount?: Amount;
  /** A size whose food has not been read yet. */
  size?: Amount['size'];
  /** The role of the next food. In `without milk and sugar`, the role of `sugar` is `maybeLeftOut`. */
  role: 'plain' | 'added' | 'leftOut' | 'maybeLeftOut';
  /**
   * Whether the next amount can still belong to the last mention: no comma or word such as `and` has followed the
   * mention.
   */
  isOpen: boolean;
  /** Whether an unknown word follows the last amount. The amount then possibly belongs to the unknown word. */
  isForUnknown: boolean;
  /** Whether the next food or amount replaces the last food or its amount. */
  isCorrection: boolean;
  /**
   * Whether the last food was a filling or a side that a dish includes, such as `chicken` in `a burrito with chicken,
   * rice and beans`. The foods after the comma are then added to the dish too.
   */
  isFilling: boolean;
  /** Whether the amounts come after their foods in this sentence. */
  isTrailing: boolean;
}

/** Returns the foods of a sentence, each with its amount. */
export function findMentions(sentence: SentencePart[]): Mention[] {
  const state: State = {
    mentions: [],
    role: 'plain',
    isOpen: false,
    isForUnknown: false,
    isCorrection: false,
    isFilling: false,
    isTrailing: trailsAmounts(sentence),
  };
  for (const [index, part] of sentence.entries()) readPart(state, part, sentence[index + 1]);
  closeMention(state);
  return state.mentions;
}

function readPart(state: State, part: SentencePart, next: SentencePart | undefined): void {
  switch (part.kind) {
    case 'food':
      addFood(state, part.named, part.words);
      break;
    case 'amount':
      addAmount(state, part, next);
      break;
    case 'multiplier':
      multiply(state, part.count);
      break;
    case 'size':
      state.size = { key: part.key, factor: part.factor };
      break;
    case 'unknown':
      state.isForUnknown = true;
      break;
    case 'adding':
      state.role = 'added';
      state.isOpen = false;
      break;
    case 'correction':
      state.isCorrection = state.mentions.length > 0;
      state.role = 'plain';
      break;
    case 'sharing':
      for (const mention of state.mentions)
        mention.amount = { ...mention.amount, count: (mention.amount?.count ?? 1) / part.people };
      break;
    case 'leavingOut':
      state.role = 'leftOut';
      break;
    case 'alternative':
      if (state.role === 'maybeLeftOut') state.role = 'leftOut';
      break;
    case 'comma':
      if (!state.isFilling) state.role = 'plain';
      closeMention(state);
      break;
    case 'break':
      // A food with an amount was eaten, so it is not left out: `mayonnaise` in `no skin and 1 tbsp mayonnaise`.
      if (isLeavingOut(state) && next?.kind === 'amount') state.role = 'plain';
      closeMention(state);
      break;
  }
}

/** Returns whether the next food was not eaten, or was possibly not eaten. */
const isLeavingOut = ({ role }: State) => role === 'leftOut' || role === 'maybeLeftOut';

/**
 * Assigns an amount without a food after it to the last food, as in `rice and chicken, 150 g`. An amount in pieces
 * belongs to the dish rather than to a food that was added to the dish.
 */
function closeMention(state: State): void {
  const { mentions, amount } = state;
  const last = amount?.unit?.key === 'each' ? hostOf(mentions) : mentions.at(-1);
  const isMeasured = Boolean(amount?.unit?.grams ?? amount?.unit?.millilitres);
  if (last && amount?.unit && !state.isForUnknown && (!last.amount?.unit || isMeasured))
    last.amount = combineAmounts(last.amount, amount, isMeasured);
  state.isOpen = false;
  state.amount = undefined;
}

function addAmount(state: State, part: AmountPart, next: SentencePart | undefined): void {
  const last = state.mentions.at(-1);
  state.isForUnknown = false;
  if (last && state.isCorrection && next?.kind !== 'food') {
    last.amount = part.amount;
    state.isCorrection = false;
  } else if (last && state.isOpen && belongsToLast(part, next, last, state.isTrailing))
    last.amount = combineAmounts(last.amount, part.amount, part.isAside);
  else state.amount = combineAmounts(state.amount, part.amount, part.isAside);
}

function multiply(state: State, count: number): void {
  const last = state.mentions.at(-1);
  if (last && state.isOpen) last.amount = { ...last.amount, count: (last.amount?.count ?? 1) * count };
  else state.amount = { count };
}

function addFood(state: State, named: NamedFood, words: string): void {
  const amount = withSize(state.amount, state.size);
  const isCondiment = named.food.units.add !== undefined && !amount;
  const isLeftOut = state.role === 'leftOut' || (state.role === 'maybeLeftOut' && isCondiment);
  if (isLeftOut) state.role = 'maybeLeftOut';
  else {
    if (state.role === 'maybeLeftOut') state.role = 'plain';
    addMention(state, named, words, amount);
  }
  state.amount = undefined;
  state.size = undefined;
}

/**
 * Adds a food. A filled dish such as a wrap replaces the filling that is named directly before the dish, as in
 * `halloumi wrap`.
 */
function addMention(state: State, named: NamedFood, words: string, amount: Amount | undefined): void {
  const { mentions } = state;
  const isAdded = state.role === 'added' && mentions.length > 0;
  if (state.isCorrection) mentions.pop();
  state.isCorrection = false;
  const isFilled = state.isOpen && !amount && named.food.units.filled !== undefined;
  if (isFilled && mentions.at(-1)?.named.food.units.filled) return;
  const filling = isFilled ? mentions.pop() : undefined;
  const last = mentions.at(-1);
  const host = hostOf(mentions);
  const mention = { named, words, amount: amount ?? filling?.amount, isAdded, host };
  const isRepeated = last && state.isOpen && !amount && isSameRow(last, mention);
  state.isFilling = isIncluded(mention);
  if (isRepeated || state.isFilling) return;
  if (host?.named.food.units.of && isAdded) mentions.splice(mentions.indexOf(host), 1);
  mentions.push(mention);
  state.isOpen = true;
}

/**
 * Returns the food to which another food is added: the last food that was not itself added. Returns undefined if there
 * is no such food.
 */
const hostOf = (mentions: Mention[]) => mentions.findLast((mention) => !mention.isAdded);

/**
 * Adds `size` to the amount, unless the amount already has a size. A size without an amount becomes an amount with the
 * count 1. Returns undefined if there is neither an amount nor a size.
 */
function withSize(amount: Amount | undefined, size: Amount['size']): Amount | undefined {
  if (!size) return amount;
  return amount ? { ...amount, size: amount.size ?? size } : { count: 1, size };
}

/** Returns whether two mentions are of the same food, as in `pizza margherita`, where both words name a pizza. */
const isSameRow = (left: Mention, right: Mention) =>
  left.named.food.parts[0]?.id === right.named.food.parts[0]?.id;
