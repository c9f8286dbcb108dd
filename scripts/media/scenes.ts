import type { Locator, Page } from '@playwright/test';

export interface Scene {
  en: string;
  sv: string;
  play: (page: Page) => Promise<void>;
}

const pause = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);

/** Moves the mouse pointer to an element in many small steps, so that viewers can follow it. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 25 });
}

async function press(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target);
  await target.click();
}

async function glide(page: Page, pixels: number): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, pixels / 30);
    await pause(page, 30);
  }
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** The scenes of the film, with their captions. */
export const scenes: Scene[] = [
  {
    en: 'This is Lagom: your day in one calm place. The person and the numbers are sample data.',
    sv: 'Det här är Lagom: hela din dag på ett lugnt ställe. Personen och siffrorna är påhittade.',
    play: async (page) => {
      await page.goto('/');
      await pause(page, 5_500);
    },
  },
  {
    en: 'A check-in takes about a minute.',
    sv: 'Avstämningen tar ungefär en minut.',
    play: async (page) => {
      await press(page, button(page, 'Daily check-in'));
      await pause(page, 1_200);
      for (const name of [/mood/, /energy/]) {
        const slider = page.getByRole('slider', { name });
        await pointAt(page, slider);
        for (let step = 0; step < 2; step += 1) {
          await slider.press('ArrowRight');
          await pause(page, 350);
        }
      }
      await press(page, button(page, 'Save: 2 answered, 8 as suggested'));
      await pause(page, 1_500);
    },
  },
  {
    en: 'The rings fill with your answers. Each number can be traced to where it came from.',
    sv: 'Ringarna fylls av dina svar. Du ser var varje siffra kommer ifrån.',
    play: async (page) => {
      await pause(page, 1_500);
      await glide(page, 420);
      await pause(page, 2_500);
    },
  },
  {
    en: 'Fitness: start a workout, or log one you have done.',
    sv: 'Träning: starta ett pass, eller logga ett du redan har gjort.',
    play: async (page) => {
      await press(page, tab(page, 'Fitness'));
      await pause(page, 1_500);
      await press(page, button(page, 'Start Yoga'));
      await pause(page, 900);
      await press(page, button(page, '30 min'));
      await pause(page, 2_000);
    },
  },
  {
    en: 'Nutrition: by hand, by photo or by voice, with your favourites first.',
    sv: 'Mat: för hand, med foto eller med rösten, och dina favoriter först.',
    play: async (page) => {
      await press(page, tab(page, 'Nutrition'));
      await pause(page, 2_200);
      await glide(page, 380);
      await pause(page, 2_200);
    },
  },
  {
    en: 'Sleep: your nights, your rhythm, your own goals.',
    sv: 'Sömn: dina nätter, din rytm, dina egna mål.',
    play: async (page) => {
      await press(page, tab(page, 'Sleep'));
      await pause(page, 2_500);
      await glide(page, 420);
      await pause(page, 2_200);
    },
  },
  {
    en: 'Mindfulness: a timer that keeps running on a locked phone, and a breath to follow.',
    sv: 'Mindfulness: en timer som går även när telefonen är låst, och ett andetag att följa.',
    play: async (page) => {
      await press(page, tab(page, 'Mindfulness'));
      await pause(page, 1_500);
      await press(page, button(page, /4-7-8/));
      await pause(page, 7_000);
    },
  },
  {
    en: 'Insights say how certain they are, and nothing until there are enough days.',
    sv: 'Insikterna säger hur säkra de är, och ingenting förrän dagarna räcker till.',
    play: async (page) => {
      await press(page, tab(page, 'AI Insights'));
      await pause(page, 4_500);
    },
  },
  {
    en: 'In English and Swedish, by day and by night.',
    sv: 'På engelska och svenska, dag som natt.',
    play: async (page) => {
      await press(page, tab(page, 'Dashboard'));
      await pause(page, 1_000);
      await press(page, button(page, 'Switch to dark theme'));
      await pause(page, 1_800);
      await press(page, button(page, 'SV'));
      await pause(page, 2_500);
    },
  },
  {
    en: 'Free, open and yours: Lagom runs on your own computer with one command.',
    sv: 'Fritt, öppet och ditt: Lagom körs på din egen dator med ett enda kommando.',
    play: async (page) => {
      await page.goto('/landing');
      await pause(page, 5_000);
    },
  },
];
