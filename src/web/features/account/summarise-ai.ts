import { aiPurposes, type getAiService } from '#contracts/ai.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';

/**
 * Returns how many purposes the person allows, whether the server has no AI service at all, and whether there is
 * nothing to choose, because there is neither a service nor a consent. Before `service` is loaded, returns 0 and false.
 */
export function summariseAi(service: EndpointOutput<typeof getAiService> | undefined) {
  const allowed = aiPurposes.filter((purpose) => service?.[purpose].consent).length;
  const isOff = service !== undefined && aiPurposes.every((purpose) => !service[purpose].configured);
  return { allowed, isOff, isUseless: isOff && allowed === 0 };
}
