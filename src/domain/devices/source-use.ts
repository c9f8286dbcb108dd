import { isSimulatedSource } from '../sources.ts';
import { type ProviderId, providers } from './providers.ts';

/**
 * Returns whether only the person may see the values of a source. Strava's terms forbid showing its data to other
 * people and giving it to an AI model. Values from Strava's export files are treated in the same way.
 */
export function isOwnerOnlySource(source: string): boolean {
  const id = source.replace(/^(?:device|import):/, '');
  const provider = providers[id as ProviderId] as { isOwnerOnly?: true } | undefined;
  return provider?.isOwnerOnly === true;
}

/**
 * The purpose for which values are read. `show`: show them to the person. `claim`: make a statement about the person's
 * days, such as an insight or an achievement. `share`: give such a statement to other members or an AI service.
 */
export type Purpose = 'show' | 'claim' | 'share';

/**
 * Returns whether the values of a source are allowed for a purpose. Values of the simulator are invented. They are
 * allowed only for `show`, because a statement that is based on them would be untrue. Values that only the person may
 * see are not allowed for `share`.
 */
export function mayUse(source: string, purpose: Purpose): boolean {
  if (isSimulatedSource(source)) return purpose === 'show';
  return purpose !== 'share' || !isOwnerOnlySource(source);
}
