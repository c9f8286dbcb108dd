import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { mockSpeechRecognition, removeSpeechRecognition } from './media.ts';
import { test as base, expect } from './testing.ts';

const args = config.use?.launchOptions?.args ?? [];

/** Launches Chromium with its fake camera (a green picture with a clock) and fake microphone (one beep per second). */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...args, '--use-fake-device-for-media-stream'] }),
    { scope: 'worker' },
  ],
});
// The pattern after `|` matches an error that Playwright causes. While Playwright records a trace,
// it requests the `blob:` address of a photo's preview, and the page's Content-Security-Policy
// blocks this request.
test.use({ expectedErrors: [/status of 4\d\d|Connecting to 'blob:.*connect-src/] });

/** Opens /nutrition with the fields for entering the values of a meal. */
async function openManualForm(page: Page) {
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Enter values yourself' }).click();
}

const grantMedia = (page: Page) => page.context().grantPermissions(['camera', 'microphone']);
/** Denies the camera and the microphone: `grantPermissions` denies all permissions that are not in its list. */
const denyMedia = (page: Page) => page.context().grantPermissions(['geolocation']);
const meals = (page: Page) =>
  page.getByRole('region', { name: 'Recent Meals', exact: true }).getByRole('listitem');

/** Records every media stream that the page opens, so that a test can check that it was closed. */
async function watchStreams(page: Page) {
  await page.addInitScript(() => {
    const opened: MediaStream[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      opened.push(stream);
      return stream;
    };
    Object.assign(window, {
      liveTracks: () =>
        opened.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live').length,
      openedStreams: () => opened.length,
    });
  });
}
const liveTracks = (page: Page) => page.evaluate('window.liveTracks()');

async function storedPhoto(page: Page): Promise<Buffer> {
  const source = await meals(page).getByRole('img').first().getAttribute('src');
  return (await page.request.get(source ?? '')).body();
}

test('a photo is taken with the camera and kept with the meal', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await watchStreams(page);
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Take photo' }).click();
  const camera = page.getByRole('region', { name: 'Camera' });
  const started = Date.now();
  await camera.getByRole('button', { name: 'Capture' }).click();
  await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(1_000);
  await expect(camera).toBeHidden();
  expect(await liveTracks(page)).toBe(0);
  expect(await page.evaluate('window.openedStreams()')).toBe(1);

  await page.getByLabel('Food name').fill('Green pie');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(meals(page).getByRole('img', { name: 'Photo of Green pie' })).toBeVisible();
  const { format, width, height } = await sharp(await storedPhoto(page)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 720 });
  const { dominant } = await sharp(await storedPhoto(page)).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r + dominant.b);
  await expect(page.getByAltText('Your photo of the meal')).toBeHidden();
});

test('closing the camera view switches the camera off', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await watchStreams(page);
  await page.goto('/nutrition');
  const capture = page.getByRole('button', { name: 'Capture' });
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(capture).toBeEnabled();
  expect(await liveTracks(page)).toBe(1);
  await page.getByRole('region', { name: 'Camera' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => liveTracks(page)).toBe(0);

  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(capture).toBeEnabled();
  await page.getByRole('link', { name: 'Sleep' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  expect(await liveTracks(page)).toBe(0);
});

test('without camera permission a message is shown, and the meal can be typed', async ({ page, signUp }) => {
  await signUp();
  await denyMedia(page);
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Take photo' }).click();
  await expect(page.getByText('Camera permission denied', { exact: true })).toBeVisible();
  await expect(page.getByText(/enable the camera in your browser settings/)).toBeVisible();
  await expect(page.getByLabel('Food name')).toBeFocused();

  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Microphone access denied', { exact: true })).toBeVisible();
});

test('a missing camera is reported', async ({ page, signUp, baseURL, launchOptions }) => {
  await signUp();
  const { executablePath } = launchOptions;
  const bare = await chromium.launch({
    args: [...args, '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await bare.newContext({
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const other = await context.newPage();
    await other.goto('/nutrition');
    await other.getByRole('button', { name: 'Take photo' }).click();
    await expect(other.getByText('No camera found', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Record' }).click();
    await expect(other.getByText('Failed to start recording', { exact: true })).toBeVisible();
  } finally {
    await bare.close();
  }
});

for (const [name, text] of [
  ['NotSupportedError', 'Camera not supported'],
  ['NotReadableError', 'Camera not available'],
] as const) {
  test(`the camera error ${name} shows: ${text}`, async ({ page, signUp }) => {
    await signUp();
    await page.addInitScript((refusal) => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('refused by the test', refusal);
      };
    }, name);
    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'Take photo' }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
}

test('a failed photo is reported, and the camera stays open', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Take photo' }).click();
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(page.getByText('Failed to capture photo.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Capture' })).toBeEnabled();
});

test('a chosen photo is stored without location or camera data, replaced and removed', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/nutrition');
  const original = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#c63' } })
    .withExif({
      IFD0: { Make: 'Kamerafabriken' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect(original.includes('Kamerafabriken')).toBe(true);
  const file = { name: 'lunch.jpg', mimeType: 'image/jpeg', buffer: original };
  await page.getByLabel('Pick photo').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByAltText('Your photo of the meal')).toBeHidden();
  await page.getByLabel('Pick photo').setInputFiles(file);
  await page.getByLabel('Food name').fill('Carrots');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(meals(page).getByRole('img', { name: 'Photo of Carrots' })).toBeVisible();
  const stored = await storedPhoto(page);
  expect((await sharp(stored).metadata()).width).toBe(1600);
  for (const trace of ['Kamerafabriken', 'Exif', 'GPS']) expect(stored.includes(trace)).toBe(false);

  await page.getByRole('button', { name: 'Actions: Carrots' }).click();
  await page.getByRole('menuitem', { name: 'Edit meal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await dialog.getByRole('button', { name: 'Save meal' }).click();
  await expect(dialog).toBeHidden();
  await expect(meals(page).getByRole('img')).toHaveCount(0);
});

test('a file that is not a photo is refused by type at once and by content on saving', async ({
  page,
  signUp,
}) => {
  await signUp();
  await openManualForm(page);
  const text = Buffer.from('This is a shopping list.');
  await page
    .getByLabel('Pick photo')
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: text });
  const toast = page.getByRole('listitem').filter({ hasText: 'Invalid file type' });
  await expect(toast).toContainText('Please select an image file');
  await page
    .getByLabel('Pick photo')
    .setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: text });
  await expect(page.getByText(/This photo can't be shown here/)).toBeVisible();
  await page.getByLabel('Food name').fill('Bread');
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please select an image file' })).toBeVisible();
  await expect(page.getByLabel('Food name')).toHaveValue('Bread');
  await expect(meals(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save meal' }).click();
  await expect(meals(page)).toHaveText([/Bread/]);
});

const spokenText = 'Two slices of rye bread with cheese and a large glass of oat milk';

test('speech is transcribed while recording, and the transcript is saved with the meal', async ({
  page,
  signUp,
}) => {
  await signUp();
  await grantMedia(page);
  await watchStreams(page);
  await mockSpeechRecognition(page, spokenText);
  await openManualForm(page);
  await expect(
    page.getByText('When you record, your browser may send the audio to the company behind it.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Record' }).click();
  const recorder = page.getByRole('region', { name: 'Your recording' });
  await expect(recorder.getByText('Recording', { exact: true })).toBeVisible();
  await expect(recorder.getByText(spokenText)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard-in', 'en-US');
  await recorder.getByRole('button', { name: 'Stop recording' }).click();

  await expect(page.getByRole('listitem').filter({ hasText: 'Transcribed' })).toContainText(
    spokenText.slice(0, 50),
  );
  await expect(page.getByText(spokenText.slice(0, 50), { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(spokenText);
  expect(await liveTracks(page)).toBe(0);
  await page.getByLabel('Food name').fill('Breakfast plate');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ description: spokenText, voiceTranscript: spokenText });
  await expect(meals(page)).toHaveText([new RegExp(`${spokenText}.*Breakfast plate`)]);
  await expect(recorder).toBeHidden();
});

test('in Swedish, recognition uses Swedish', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await mockSpeechRecognition(page, 'Två smörgåsar med ost');
  await page.addInitScript(() => localStorage.setItem('lagom.language', 'sv'));
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Spela in' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-heard-in', 'sv-SE');
});

test('without speech recognition the sound is still recorded', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await watchStreams(page);
  await removeSpeechRecognition(page);
  await page.goto('/nutrition');
  const sound = page.locator('audio');
  // A recording that stops before it contains any sound cannot be played. In this case, the test records again.
  await expect(async () => {
    await page
      .getByRole('button', { name: /^Record( again)?$/ })
      .first()
      .click();
    await expect(page.getByText('Speech recognition not supported', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(sound).toBeVisible();
    await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  }).toPass();
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBeGreaterThan(1);
  expect(await liveTracks(page)).toBe(0);
  await page.getByRole('button', { name: 'Discard recording' }).click();
  await expect(sound).toBeHidden();
});

test('an empty recording is reported', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await mockSpeechRecognition(page, spokenText);
  await page.addInitScript(() => {
    // Simulates a recorder that delivers no data, as when the microphone is unplugged.
    const stop = MediaRecorder.prototype.stop;
    MediaRecorder.prototype.stop = function () {
      this.ondataavailable = null;
      stop.call(this);
    };
  });
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('Error processing recording', { exact: true })).toBeVisible();
});

test('a spoken sentence is logged without any key', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await mockSpeechRecognition(page, 'two eggs and a slice of rye bread');
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Record' }).click();
  const recorder = page.getByRole('region', { name: 'Your recording' });
  await expect(recorder.getByText('two eggs and a slice of rye bread')).toBeVisible();
  await recorder.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByLabel('What did you eat?')).toHaveValue('two eggs and a slice of rye bread');
  await expect(page.getByRole('region', { name: 'Your meal' }).getByRole('listitem')).toHaveCount(2);
  const sent = page.waitForRequest(/food-entries$/);
  await page.getByRole('button', { name: 'Save meal' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'two eggs and a slice of rye bread',
    voiceTranscript: 'two eggs and a slice of rye bread',
    items: [{ grams: 100 }, { grams: 32 }],
  });
});

test('a recording that runs while the dialog closes is kept in the draft', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await watchStreams(page);
  await mockSpeechRecognition(page, 'two eggs and toast');
  await page.goto('/');
  await page.getByRole('button', { name: 'Log Meal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('two eggs and toast')).toBeVisible();
  // Waits until 3 seconds after the page load. By then the recording contains sound. An empty
  // recording would not be kept.
  await expect(async () => {
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(3_000);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => liveTracks(page)).toBe(0);
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(dialog.getByLabel('What did you eat?')).toHaveValue('two eggs and toast');
  await expect(dialog.locator('audio')).toBeVisible();

  await dialog.getByRole('button', { name: 'Record again' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => liveTracks(page)).toBe(0);
  await page.getByRole('button', { name: 'Log Meal' }).click();
  await expect(dialog.getByLabel('What did you eat?')).toHaveValue('');
  await expect(dialog.locator('audio')).toBeHidden();
});

test('a silent recording is reported', async ({ page, signUp }) => {
  await signUp();
  await grantMedia(page);
  await removeSpeechRecognition(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () =>
      new AudioContext().createMediaStreamDestination().stream;
  });
  await page.goto('/nutrition');
  await page.getByRole('button', { name: 'Record' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(
    page.getByText("We didn't hear anything. Please check your microphone and record again."),
  ).toBeVisible();
});

test('without an AI service the photo is kept, and the values are entered', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/nutrition');
  const buffer = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Pick photo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(/Lagom can't read photos here, because no AI service is set up/)).toBeVisible();
  await expect(page.getByAltText('Your photo of the meal')).toBeVisible();
  await expect(page.getByLabel('Food name')).toBeFocused();
});
