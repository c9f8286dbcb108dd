import { isSimulatedSource } from '../sources.ts';
import { type ProviderId, providers } from './providers.ts';

/**
 * Returns whether only the person may see the values of a source. Strava's terms forbid showing its data to other people
 * and giving it to an AI model. They are applied to its export files too.
 */
export function isOwnerOnlySource(source: string): boolean {
  const id = source.replace(/^(?:device|import):/, '');
  const provider = providers[id as ProviderId] as { isOwnerOnly?: true } | undefined;
  return provider?.isOwnerOnly === true;
}

/**
 * What values are read for: to show them to the person, to claim something about the person's days, such as an insight
 * or an achievement, or to give a claim to other members or an AI service.
 */
export type Purpose = 'show' | 'claim' | 'share';

/**
 * Returns whether the values of a source may be used for a purpose. Invented values are only shown, because a claim about
 * invented days is untrue. Values that only the person may see are not shared.
 */
export function mayUse(source: string, purpose: Purpose): boolean {
  if (isSimulatedSource(source)) return purpose === 'show';
  return purpose !== 'share' || !isOwnerOnlySource(source);
}
