import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { SessionRow } from './session-row.tsx';

const signedIn = '2026-03-01T18:00:00Z';
const later = '2026-03-02T18:00:00Z';

it.each([
  ['the session of this device', { current: true, lastUsedAt: later }, ['In use now', 'Signed in']],
  ['a session used later', { current: false, lastUsedAt: later }, ['Last used', 'Signed in']],
  ['a session never used again', { current: false, lastUsedAt: signedIn }, ['Signed in']],
])('shows the times of %s', async (_, state, expected) => {
  const session = { id: 1, createdAt: signedIn, userAgent: '', ipAddress: null, ...state };
  await renderPart(() => <SessionRow session={session} busy={false} onEnd={() => {}} />);
  const shown = await screen.findAllByText(/^(In use now|Last used|Signed in)/);
  expect(shown.map((line) => expected.find((start) => line.textContent.startsWith(start)))).toEqual(expected);
});
