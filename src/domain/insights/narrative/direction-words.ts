import { experimentOutcomes } from '../../experiments/choices.ts';
import type { MeasureName } from '../../measures/catalogue.ts';

const word = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'u');

const higher = word(
  `higher highest high more up upward upwards upper rose risen rise rises rising increas\\p{L}* above great\\p{L}* larger largest bigger
  longer longest stronger gain\\p{L}* grew grown grow\\p{L}* climb\\p{L}* elevat\\p{L}* jump\\p{L}* spik\\p{L}* mount\\p{L}* intensif\\p{L}* heighten\\p{L}* escalat\\p{L}* strengthen\\p{L}* lead\\p{L}* lift\\p{L}* peak\\p{L}* soar\\p{L}* surg\\p{L}* extra exceed\\p{L}*
  högre högst hög högt höga mer mest fler upp uppåt uppgång\\p{L}* stig\\p{L}* stegrat ök\\p{L}* över större störst längre starkare tillta\\p{L}* tilltog höj\\p{L}* växt växer växte`,
);
const lower = word(
  `lower lowest low less least fewer down downward downwards fell fallen fall falls falling decreas\\p{L}* below beneath under declin\\p{L}* drop\\p{L}*
  smaller smallest shorter shortest weaker tumbl\\p{L}* diminish\\p{L}* lag lagged lagging weaken\\p{L}* trail\\p{L}* slip\\p{L}* south collaps\\p{L}* crash\\p{L}* dwindl\\p{L}* eas\\p{L}* fade\\p{L}* plummet\\p{L}* subsid\\p{L}* dip\\p{L}* sank sunk sink\\p{L}* slid slump\\p{L}* shrank shrunk shrink\\p{L}* plung\\p{L}* lost lose losing
  lägre lägst lågt låga mindre minst färre ner ned nedåt nedgång\\p{L}* sjunk\\p{L}* sjönk minsk\\p{L}* föll fallit faller kortare svagare sänk\\p{L}* krymp\\p{L}* dala\\p{L}* dök dyk\\p{L}* rasa\\p{L}* avta\\p{L}* avtog tapp\\p{L}* störtdyk\\p{L}* dämp\\p{L}* mattas mattades`,
);
const better = word(
  `better best good great improv\\p{L}* nice\\p{L}* excellent superb bättre bäst bra fin fint förbättr\\p{L}* utmärkt\\p{L}*`,
);
const worse = word(
  `worse worst bad badly poor\\p{L}* worsen\\p{L}* deteriorat\\p{L}* rough sämre sämst dålig\\p{L}* försämr\\p{L}* tuff\\p{L}*`,
);

/** Phrases that contain a direction word but state no direction, such as `as good as`. */
const otherMeanings =
  /(?<!\p{L})(?:under (?:(?:hela|den|de|din|dina|förra|senaste|gångna) )*(?:veckan|veckor|veckorna|dagar|dagarna|dagen|natten|nätterna|perioden|tiden)|sett över|as good as|a great deal)(?!\p{L})/giu;

/**
 * Returns the directions (1 higher, -1 lower) and the judgements (1 better, -1 worse) that the words of a sentence
 * state. `text` must be in lowercase, and its placeholders (see `tokenPattern`) must be removed.
 */
export function readDirections(text: string): { directions: (-1 | 1)[]; values: (-1 | 1)[] } {
  const words = text.replace(otherMeanings, ' ').match(/\p{L}+/gu) ?? [];
  const directions: (-1 | 1)[] = [];
  const values: (-1 | 1)[] = [];
  for (const [index, one] of words.entries()) {
    if (higher.test(one)) directions.push(1);
    if (lower.test(one) || (one === 'låg' && !isVerb(words[index + 1]))) directions.push(-1);
    if (one === 'over' && /^(?:your|the|usual|average|normal)$/u.test(words[index + 1] ?? ''))
      directions.push(1);
    if (better.test(one)) values.push(1);
    if (worse.test(one)) values.push(-1);
  }
  return { directions, values };
}

/** Returns whether the Swedish word `låg` ("low" or "lay") is the verb "lay". `next` is the word after it. */
const isVerb = (next: string | undefined) => /^(?:på|kring|runt|nära|i|strax)$/u.test(next ?? '');

/**
 * Returns the direction in which an outcome improves: 1 for higher, -1 for lower. Returns undefined for a measure that
 * is not in `experimentOutcomes`.
 */
export function betterDirection(outcome: MeasureName): -1 | 1 | undefined {
  if (!Object.hasOwn(experimentOutcomes, outcome)) return undefined;
  const { better: direction } = experimentOutcomes[outcome as keyof typeof experimentOutcomes];
  return direction === 'higher' ? 1 : -1;
}
