import { expect, test } from 'vitest';
import { measureAxis } from './measure-axis.ts';

test('the axis of a scale has only values of the scale, and spans four points', () => {
  expect(measureAxis([7, 10], 'mood')).toEqual({ domain: [6, 10], ticks: [6, 7, 8, 9, 10] });
  expect(measureAxis([10], 'mood')).toEqual({ domain: [6, 10], ticks: [6, 7, 8, 9, 10] });
  expect(measureAxis([0, 1], 'stressLevel')).toEqual({ domain: [0, 4], ticks: [0, 1, 2, 3, 4] });
  expect(measureAxis([0, 10], 'mood')).toEqual({ domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10] });
});

test('the axis of a measure ends at its largest possible value', () => {
  expect(measureAxis([6, 24], 'sleepHours')).toEqual({ domain: [5, 24], ticks: [5, 10, 15, 20] });
  expect(measureAxis([99.8, 100], 'bloodOxygen').domain).toEqual([99, 100]);
});

test('the axis of a yes/no measure has space beyond its ticks', () => {
  expect(measureAxis([0, 1], 'alcoholConsumption')).toEqual({ domain: [-0.35, 1.35], ticks: [0, 1] });
});
