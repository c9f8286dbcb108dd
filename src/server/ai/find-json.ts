const maxText = 100_000;
const maxObjects = 50;
/**
 * The maximum number of characters that `findJson` reads. A character counts each time it is read. Without this limit,
 * a text with many braces would take too long, because reading can start again at each brace.
 */
const maxSteps = 1_000_000;

/**
 * Returns the JSON objects in the text of a model's answer. The last object comes first, because models write their
 * reasoning before their answer. Leaves out invalid JSON.
 */
export function findJson(text: string): unknown[] {
  const found: unknown[] = [];
  const limited = text.slice(-maxText);
  let steps = 0;
  let start = limited.indexOf('{');
  while (start >= 0 && found.length < maxObjects && steps < maxSteps) {
    const end = endOfObject(limited, start);
    steps += (end ?? limited.length) - start;
    const value = end === undefined ? undefined : parse(limited.slice(start, end));
    if (value !== undefined) found.push(value);
    start = limited.indexOf('{', value === undefined || end === undefined ? start + 1 : end);
  }
  return found.reverse();
}

/** Returns the index after the end of the object that starts at `start`. Returns undefined if the object has no end. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth++;
    else if (character === '}') {
      depth--;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
