import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Slider } from './slider.tsx';

function Flow() {
  const [value, setValue] = useState<number>();
  const text = value === undefined ? 'Not noted' : `${value} of 5`;
  return <Slider label="Flow" hasDrops min={1} max={5} value={value} valueText={text} onChange={setValue} />;
}

it('draws a drop for each value and fills the drops up to the answer', async () => {
  const { person, container } = await renderPart(Flow);
  const drops = () => [...container.querySelectorAll('svg')].map((drop) => drop.matches('[class*="fill-"]'));
  const slider = await screen.findByRole('slider', { name: 'Flow' });
  expect(drops()).toEqual([false, false, false, false, false]);
  slider.focus();
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toBe('2 of 5');
  expect(drops()).toEqual([true, true, false, false, false]);
});
