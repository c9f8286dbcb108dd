import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

it('shows the focus ring of a tab only for the keyboard', async () => {
  const { person } = await renderPart(() => (
    <Tabs label="Parts" tabs={tabs} value="one" onChange={() => {}}>
      {null}
    </Tabs>
  ));
  const tab = await screen.findByRole('tab', { name: 'One' });
  await person.click(tab);
  expect(tab.hasAttribute('data-pressed')).toBe(true);
  await person.keyboard('{ArrowRight}');
  expect(tab.hasAttribute('data-pressed')).toBe(false);
  expect(screen.getByRole('tab', { name: 'Two' }).hasAttribute('data-pressed')).toBe(false);
});
