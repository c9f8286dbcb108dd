import type { Scene } from './scenes.ts';

const meals = { en: 'two eggs and rye bread', sv: 'två ägg och rågbröd' };

/** The scenes that show how a day is logged. */
export const dayScenes: Scene[] = [
  {
    en: 'This is Lagom: your day in one calm place. The person and the numbers are sample data.',
    sv: 'Det här är Lagom: hela din dag på ett lugnt ställe. Personen och siffrorna är påhittade.',
    seconds: 6.5,
    open: (stage) => stage.open('/dashboard'),
    play: async (stage) => {
      await stage.hold(2.8);
      await stage.scrollTo(stage.part(stage.t.dashboard.horizon.title));
    },
  },
  {
    en: 'A check-in takes about a minute.',
    sv: 'Avstämningen tar ungefär en minut.',
    seconds: 7.5,
    open: async (stage) => {
      await stage.open('/dashboard');
      await stage.button(stage.t.dashboard.actions.checkin).click();
      await stage.page.getByRole('slider').first().waitFor();
      await stage.settle();
    },
    play: async (stage) => {
      const { page, isPhone, t } = stage;
      await stage.hold(0.8);
      for (const [number, steps] of [1, 2, -1].entries()) {
        await stage.slide(page.getByRole('slider').nth(isPhone ? 0 : number), steps);
        if (isPhone) await stage.press(stage.button(t.checkin.next));
      }
      if (!isPhone) await stage.pointAt(stage.button(t.checkin.save));
    },
    finish: async (stage) => {
      const { isPhone, t } = stage;
      if (isPhone) await stage.button(t.checkin.showAll).click();
      await stage.button(t.checkin.save).click();
      await stage.dialog().waitFor({ state: 'hidden' });
    },
  },
  {
    en: 'The rings show your answers, with a mark at what is usual for you.',
    sv: 'Ringarna visar dina svar, med ett streck vid det som är vanligt för dig.',
    seconds: 5.5,
    open: async (stage) => {
      await stage.open('/dashboard');
      await stage.jumpTo(stage.heading(stage.t.dashboard.summary.title));
    },
    play: (stage) => stage.hold(5),
  },
  {
    en: 'Write what you ate, take a photo or say it. Lagom finds the foods and their values.',
    sv: 'Skriv vad du åt, ta ett foto eller säg det. Lagom hittar maten och näringsvärdena.',
    seconds: 8.5,
    open: (stage) => stage.open('/nutrition'),
    play: async (stage) => {
      const { page, isPhone, language, t } = stage;
      const field = page.getByLabel(t.foods.sentence.label);
      await stage.hold(1.6);
      // On a phone, the field is in a dialog.
      if (isPhone) await stage.press(stage.button(t.nutrition.log), stage.dialog());
      else {
        // Leaves room for the foods below the field.
        await stage.scrollTo(page.getByRole('region', { name: t.nutrition.form.logTitle, exact: true }));
        await stage.press(field);
      }
      await stage.hold(0.8);
      await stage.type(field, meals[language]);
    },
  },
  {
    en: 'Start a workout, or log one you have done. The clock runs on if you leave.',
    sv: 'Starta ett pass, eller logga ett du redan har gjort. Klockan går även om du lämnar sidan.',
    seconds: 6,
    open: async (stage) => {
      await stage.open('/fitness');
      await stage.button(stage.t.fitness.start.yoga).click();
      // Waits until the message about the started workout has closed, so that the film does not
      // show it.
      await stage.page.locator('.motion-toast').waitFor();
      await stage.page.locator('.motion-toast').waitFor({ state: 'detached' });
      await stage.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
    play: async (stage) => {
      await stage.holdRunning(2);
      await stage.scrollTo(stage.heading(stage.t.fitness.week));
    },
  },
  {
    en: 'Your nights from bedtime to morning, beside your own goal.',
    sv: 'Dina nätter från läggdags till morgon, bredvid ditt eget mål.',
    seconds: 5.5,
    open: (stage) => stage.open('/sleep'),
    play: async (stage) => {
      await stage.hold(1.6);
      await stage.scrollTo(stage.heading(stage.t.sleep.ribbon.title));
    },
  },
];
