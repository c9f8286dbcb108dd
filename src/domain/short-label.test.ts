import { expect, it } from 'vitest';
import { shortLabel } from './short-label.ts';

it('keeps a label of up to 8 characters', () => {
  expect(['Sleep', 'Fitness', 'Översikt'].map(shortLabel)).toEqual(['Sleep', 'Fitness', 'Översikt']);
});

it('cuts a longer label to its first 6 characters and two dots', () => {
  expect(['Dashboard', 'AI Insights', 'Community'].map(shortLabel)).toEqual([
    'Dashbo..',
    'AI Ins..',
    'Commun..',
  ]);
});
