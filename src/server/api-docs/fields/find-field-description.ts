import { accountFields } from './account-fields.ts';
import { deviceFields } from './device-fields.ts';
import type { FieldDescriptions } from './field-descriptions.ts';
import { foodFields } from './food-fields.ts';
import { healthFields } from './health-fields.ts';
import { insightFields } from './insight-fields.ts';
import { passkeyFields } from './passkey-fields.ts';
import { socialFields } from './social-fields.ts';

const descriptions: FieldDescriptions = {
  ...accountFields,
  ...deviceFields,
  ...foodFields,
  ...healthFields,
  ...insightFields,
  ...passkeyFields,
  ...socialFields,
};

/**
 * Returns the description of a field. Returns undefined for a field that needs no description, because its name and its
 * type say everything.
 */
export const findFieldDescription = (parent: string, name: string): string | undefined =>
  descriptions[`${parent}.${name}`] ?? descriptions[name];
