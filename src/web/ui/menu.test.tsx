import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function renderMenu() {
  const [edit, remove] = [vi.fn(), vi.fn()];
  render(
    <Menu
      label="More"
      items={[
        { label: 'Edit', icon: Pencil, onSelect: edit },
        { label: 'Delete', icon: Trash2, onSelect: remove },
      ]}
    />,
  );
  return { edit, remove };
}

it('opens on a press, and runs the chosen action when focus is back on the button', async () => {
  const { edit, remove } = renderMenu();
  const focused: unknown[] = [];
  remove.mockImplementation(() => focused.push(document.activeElement));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(focused).toEqual([screen.getByRole('button', { name: 'More' })]);
  expect(edit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect(edit).toHaveBeenCalledOnce();
});

it('opens with the down arrow key, with focus in the menu', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu');
  expect(menu.contains(document.activeElement)).toBe(true);
});
