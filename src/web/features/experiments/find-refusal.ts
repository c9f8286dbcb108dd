import type { Proposal } from './use-experiments.ts';

/** Returns why no length can be chosen, or undefined if at least one length can be chosen. */
export function findRefusal({ refusal, lengths }: Proposal) {
  if (refusal) return refusal;
  return lengths.some(({ canAnswer }) => canAnswer) ? undefined : 'allTooShort';
}
