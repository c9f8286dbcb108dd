import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['with', ['with']],
  ['utan alkohol', ['utan alkohol']],
  ['without alcohol', ['without alcohol']],
  ['7\u00a0h\u00a030\u00a0min or\u00a0less', ['7\u00a0h\u00a030\u00a0min', 'or\u00a0less']],
  ['22:30 eller\u00a0senare', ['22:30', 'eller\u00a0senare']],
  ['22 andetag/min eller\u00a0mer', ['22 andetag/min', 'eller\u00a0mer']],
  ['menstruationsfasen', ['menstruationsfasen']],
])('writes %j as %j', (name, lines) => {
  expect(splitName(name)).toEqual(lines);
});
