import { expect, it } from 'vitest';
import { findingDescription } from '#domain/insights/finding-text.ts';
import { effectText } from './effect-text.ts';

const finding = {
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  effect: -0.9,
  low: -1.5,
  high: -0.3,
  days: 35,
  yesDays: 11,
  pairsChecked: 1084,
} as const;

it.each(['en', 'sv'] as const)('leaves out the number of comparisons in %s', (language) => {
  const description = findingDescription(finding, language);
  const text = effectText({ ...finding, description }, language);
  expect(text).not.toMatch(/comparison|jämförelse|1.?084/);
  expect(description.startsWith(text)).toBe(true);
  expect(text.endsWith('.')).toBe(true);
});
