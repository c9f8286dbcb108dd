import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AfterFirstView } from './after-first-view.tsx';

const rendered: string[] = [];

function Part({ name }: { name: string }) {
  rendered.push(name);
  return null;
}

test('renders the parts of the first view one after the other, and later views at once', () => {
  const page = (
    <AfterFirstView waiting={<Part name="waiting for page" />}>
      <Part name="page" />
      <AfterFirstView waiting={<Part name="waiting for details" />}>
        <Part name="details" />
      </AfterFirstView>
    </AfterFirstView>
  );
  render(page).unmount();
  expect(rendered).toEqual(['waiting for page', 'page', 'waiting for details', 'details']);
  rendered.length = 0;
  render(page);
  expect(rendered).toEqual(['page', 'details']);
});
