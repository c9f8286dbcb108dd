import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DotRows } from './dot-rows.tsx';

it('draws rings for the days of a row that is not filled, also if there is no other row', () => {
  const row = { label: 'Off, 1 day', days: [{ day: '2026-03-01', outcome: 7 }], mean: undefined };
  const draw = (isFilled: boolean) =>
    render(<DotRows rows={[{ ...row, isFilled }]} domain={[6, 10]} ticks={[]} color="red" width={300} />)
      .container.querySelector('circle')
      ?.getAttribute('fill');
  expect(draw(false)).toBe('var(--raised)');
  expect(draw(true)).toBe('red');
});
