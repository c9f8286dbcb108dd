import { expect, test } from './testing.ts';

// If the Content-Security-Policy blocks a request, the browser logs an error to its console, which fails the test.
test('the API reference shows the examples and sends no request to another server', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => origins.add(new URL(socket.url()).origin));

  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: 'Lagom', exact: true })).toBeVisible();
  await expect(page.getByText('curl -c lagom.cookies').first()).toBeVisible();
  await page.goto('/api/docs/#tag/fitness/POST/api/exercise-activities');
  await expect(page.getByRole('heading', { name: 'Create a workout' })).toBeVisible();
  await expect(page.getByText('"type":"cardio"').first()).toBeVisible();
  await page
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.keyboard.press('Escape');

  for (const service of [/Ask AI/i, /MCP/, /^Share$/, /^Deploy$/, /Open API Client/i]) {
    await expect(page.getByText(service)).toHaveCount(0);
  }
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(baseURL ?? '').origin]);
});
