import { z } from 'zod';
import { firstDays } from '#domain/preferences.ts';
import { numberKinds } from '#domain/shown-numbers.ts';
import { lengthUnits, weightUnits } from '#domain/units.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { idParam } from './inputs.ts';

const switches = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodBoolean>);

const modules = switches(
  'menstrualCycle',
  'deviceSync',
  'foodLogging',
  'dailyCheckin',
  'meditation',
  'patternAnalysis',
  'healthMetrics',
);
const checkinQuestions = switches('junkFood', 'alcohol', 'water', 'energy', 'mood', 'stress', 'sleep');
const units = z.strictObject({ weight: z.enum(weightUnits), length: z.enum(lengthUnits) });
/**
 * Whether each kind of number is shown. Numbers that are switched off are also left out of emails, push messages and AI
 * texts.
 */
const display = switches(...numberKinds);
const week = z.strictObject({ firstDay: z.enum(firstDays) });
const insights = switches('cycle');

/**
 * The product specification has two names for the switch of cycle tracking. Both are accepted, and both are stored as
 * `menstrualCycle`.
 */
const modulesInput = modules
  .extend({ menstrualCycleTracking: z.boolean() })
  .partial()
  .transform(({ menstrualCycleTracking, ...rest }) =>
    menstrualCycleTracking === undefined ? rest : { menstrualCycle: menstrualCycleTracking, ...rest },
  );

const changes = {
  modules: modulesInput.optional(),
  checkinQuestions: checkinQuestions.partial().optional(),
  units: units.partial().optional(),
  display: display.partial().optional(),
  week: week.partial().optional(),
  insights: insights.partial().optional(),
};

const params = z.strictObject({ userId: idParam });
const answer = z.object({
  preferences: z.object({ modules, checkinQuestions, units, display, week, insights }),
});

export const getPreferences = defineEndpoint({
  operationId: 'getPreferences',
  method: 'GET',
  path: '/api/user-preferences/:userId',
  summary: 'Get the preferences of the signed-in user',
  description:
    'Preferences are the enabled modules, check-in questions, units, display options and the first day of the week. Returns the default for each preference that is not saved.',
  access: member('preferences'),
  params,
  // The client that the product specification describes adds `t` to bypass caches. The server ignores it.
  query: z.object({ t: z.string().optional() }),
  response: answer,
});

export const savePreferences = defineEndpoint({
  operationId: 'savePreferences',
  method: 'POST',
  path: '/api/user-preferences/:userId',
  summary: 'Update preferences of the signed-in user',
  description: 'Preferences that are left out stay unchanged.',
  access: member('preferences'),
  params,
  body: z.strictObject({
    ...changes,
    /** The same fields as above, inside an object. A response of `getPreferences` has its fields in such an object. */
    preferences: z.strictObject(changes).optional(),
  }),
  response: answer,
});
