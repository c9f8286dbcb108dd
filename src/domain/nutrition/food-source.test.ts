import { expect, test } from 'vitest';
import { foodSourceName, foodSources } from './food-source.ts';

test('a food table is named in the language of the page', () => {
  const named = (language: 'en' | 'sv') => foodSources.map(({ name }) => foodSourceName(name, language));
  expect(named('sv')).toContain('Institutet för hälsa och välfärd, Fineli');
  expect(named('en')).toContain('Swedish Food Agency food database, version 2022-05-24');
  expect(named('en')).toContain('Finnish Institute for Health and Welfare, Fineli');
});
