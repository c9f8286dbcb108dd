import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { LazyPart } from './lazy-part.tsx';
import { PartError } from './part-error.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows an error in place of a part that cannot be loaded, and a retry shows the part', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Greeting;
  };
  const { person } = await renderPart(() => (
    <>
      <h1>The page</h1>
      <LazyPart
        load={load}
        props={{ name: 'Astrid' }}
        loading="Loading"
        failed={(_error, retry) => <PartError onRetry={retry} />}
      />
    </>
  ));
  expect(await screen.findByText('Loading')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain("This part couldn't be loaded");
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Astrid')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loads).toBe(2);
});
