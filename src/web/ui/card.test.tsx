import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Card } from './card.tsx';

function List() {
  const [rows, setRows] = useState(['Monday', 'Tuesday']);
  return (
    <Card title="Days">
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
    </Card>
  );
}

it('gets focus when the focused button in it is removed, and cannot have focus after that', async () => {
  const { person } = await renderPart(List);
  const card = await screen.findByRole('region', { name: 'Days' });
  await person.click(screen.getByRole('button', { name: 'Monday' }));
  expect(document.activeElement).toBe(card);
  await person.tab();
  expect(document.activeElement?.textContent).toBe('Tuesday');
  expect(card.hasAttribute('tabindex')).toBe(false);
});
