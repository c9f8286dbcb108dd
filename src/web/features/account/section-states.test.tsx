import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const loaded = {
  [`GET /api/user-preferences/${testUser.id}`]: { preferences: defaultPreferences },
  'GET /api/auth/passkeys': [],
  'GET /api/auth/second-factor': { enabled: false, recoveryCodesLeft: 0 },
};
const off = { configured: false, consent: false, service: null, left: 0 };
const noAi = { photo: off, voice: off, story: off };

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('min-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
});

const findLink = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Settings' })).findByRole('link', { name });

it('shows the current values in the index of a wide page', async () => {
  await renderRoute(pages.account, { answers: { ...loaded, 'GET /api/ai-service': noAi } });
  await findLink(/^Passkeys None yet$/);
  await findLink(/^AI services Not available$/);
  await findLink(/^Hide numbers All shown$/);
});

it('says beside another section that sections could not be loaded, and loads them again', async () => {
  let isDown = true;
  const { person } = await renderRoute(pages.account, {
    answers: { ...loaded, 'GET /api/ai-service': () => (isDown ? { fails: 'busy' } : noAi) },
  });
  await findLink(/^AI services Not loaded$/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Couldn't load: .*AI services/);
  isDown = false;
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  await findLink(/^AI services Not available$/);
});

it('has one button if the current section could not be loaded', async () => {
  await renderRoute(`${pages.account}#ai`, { answers: loaded });
  await screen.findByText("Your AI settings couldn't be loaded");
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});
