import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IsHiddenPart } from '#web/lib/shown-errors.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { FailedPartsBar } from './failed-parts-bar.tsx';

const row = (title: string, text: string) => (
  <ErrorState compact title={title} text={text} onRetry={() => undefined} />
);

it('leaves the errors their reasons and buttons while it is missing', async () => {
  await renderPart(() => (
    <main>
      {row('No nights', 'The server is busy.')}
      {row('No meals', 'The server is busy.')}
    </main>
  ));
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.getAllByText('The server is busy.')).toHaveLength(2);
});

it('does not blame the connection of a person who is online', async () => {
  const failed = () => <PartError compact onRetry={() => undefined} />;
  await renderPart(() => (
    <>
      <FailedPartsBar />
      <main>
        {failed()}
        {failed()}
      </main>
    </>
  ));
  const bar = (await screen.findByText("Some of this page couldn't be loaded.")).closest('[role=status]');
  expect(bar?.textContent).toBe("Some of this page couldn't be loaded.Try again");
});

it('takes over the reasons and the buttons, and the focused button leaves the focus to its row', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const load = () => promise;
  await renderPart(() => (
    <>
      <FailedPartsBar />
      <main>
        {row('No nights', 'The server is busy.')}
        <LazyPart load={load} props={{}} failed={() => row('No meals', "We'll keep trying.")} />
      </main>
    </>
  ));
  const nights = await screen.findByRole('alert');
  within(nights).getByRole('button', { name: 'Try again' }).focus();
  await act(async () => reject(new Error('offline')));
  expect(screen.getByRole('status', { name: '' }).textContent).toContain(
    "The server is busy. We'll keep trying.",
  );
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  expect(nights.textContent).toBe('No nights');
  expect(document.activeElement).toBe(nights);
});

function PageWithHiddenPart() {
  const [isHidden, setHidden] = useState(true);
  return (
    <>
      <FailedPartsBar />
      <main>
        {row('No nights', 'The server is busy.')}
        <IsHiddenPart value={isHidden}>{row('No meals', 'The server is busy.')}</IsHiddenPart>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          Meals
        </button>
      </main>
    </>
  );
}

it('ignores the error of a hidden part until the part is visible', async () => {
  const { person } = await renderPart(PageWithHiddenPart);
  const findRetries = () => screen.getAllByRole('button', { name: 'Try again' });
  expect(await screen.findByText('No nights')).toBeDefined();
  expect(findRetries()).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Meals' }));
  expect(findRetries()).toHaveLength(1);
  expect(screen.getByText("Some of this page couldn't be loaded.")).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Meals' }));
  expect(screen.queryByText("Some of this page couldn't be loaded.")).toBeNull();
});
