import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogAddress } from '#web/lib/worker-paths.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { BuildingProfile, type Readiness } from './building-profile.tsx';

it('links to the dashboard with the open check-in', async () => {
  const days = { mood: 3, energyLevel: 3, stressLevel: 0, sleepQuality: 0 };
  const readiness = { percent: 7, needed: 42, nextLook: null, days } as Readiness;
  await renderPart(() => <BuildingProfile readiness={readiness} />);
  const link = await screen.findByRole('link', { name: 'Go to the check-in' });
  expect(link.getAttribute('href')).toBe(dialogAddress('checkin'));
});
