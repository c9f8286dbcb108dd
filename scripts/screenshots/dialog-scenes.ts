import type { Page } from '@playwright/test';
import { pages } from '#contracts/pages.ts';
import type { Texts } from '../media/texts.ts';
import {
  answerWorkout,
  choose,
  click,
  clickIn,
  describeMeal,
  fill,
  findButtons,
  openPageForm,
  removeCamera,
  scrollToMeal,
} from './dialog-steps.ts';

/** A dialog, or a part of a page that opens like a dialog. */
export interface DialogScene {
  path: string;
  /** Whether the scene is a part of the page and no dialog. */
  isInPage?: true;
  /** Opens the dialog on the loaded page. */
  open: (page: Page, texts: Texts) => Promise<void>;
  /** Fills in and submits the open dialog. Used to show it when saving fails. */
  submit?: (page: Page, texts: Texts) => Promise<void>;
}

/** The scenes by the names that `--dialogs` takes. */
export const dialogScenes: Record<string, DialogScene> = {
  checkin: {
    path: pages.home,
    async open(page, { dashboard }) {
      await click(page, dashboard.actions.checkin);
      await page.getByRole('dialog').getByRole('slider').first().waitFor();
    },
    async submit(page, { checkin }) {
      const showAll = findButtons(page, checkin.showAll);
      if (await showAll.isVisible()) await showAll.click();
      await clickIn(page, checkin.saveSuggested);
    },
  },
  'checkin-answered': {
    path: pages.home,
    async open(page, { dashboard, checkin }) {
      await click(page, dashboard.actions.checkin);
      await findButtons(page.getByRole('dialog'), checkin.confirm).first().click();
    },
  },
  customize: {
    path: pages.home,
    open: (page, { dashboard }) => click(page, dashboard.customize),
    async submit(page, { common }) {
      await page.getByRole('dialog').getByRole('switch').first().click();
      await clickIn(page, common.save);
    },
  },
  'log-meal': {
    path: pages.home,
    open: (page, { dashboard }) => click(page, dashboard.actions.logMeal),
    async submit(page, texts) {
      await describeMeal(page, texts);
      await clickIn(page, texts.nutrition.form.save);
    },
  },
  'log-meal-foods': {
    path: pages.home,
    async open(page, texts) {
      await click(page, texts.dashboard.actions.logMeal);
      await describeMeal(page, texts);
    },
  },
  meditate: { path: pages.home, open: (page, { dashboard }) => click(page, dashboard.actions.meditate) },
  'page-meal': {
    path: pages.nutrition,
    isInPage: true,
    async open(page, texts) {
      await openPageForm(page, texts);
      await describeMeal(page, texts);
      await scrollToMeal(page, texts);
    },
  },
  'page-meal-values': {
    path: pages.nutrition,
    isInPage: true,
    async open(page, texts) {
      await openPageForm(page, texts);
      await findButtons(page, texts.foods.sentence.manual).last().click();
      await page.getByLabel(texts.nutrition.form.name).last().scrollIntoViewIfNeeded();
    },
  },
  barcode: {
    path: pages.nutrition,
    isInPage: true,
    async open(page, texts) {
      await removeCamera(page);
      await openPageForm(page, texts);
      await findButtons(page, texts.foods.barcode.scan).last().click();
      await page.getByText(texts.nutrition.camera.notFound, { exact: true }).waitFor();
    },
  },
  alternatives: {
    path: pages.nutrition,
    isInPage: true,
    async open(page, texts) {
      await openPageForm(page, texts);
      await describeMeal(page, texts);
      await click(page.getByRole('region', { name: texts.foods.items.title }), texts.foods.item.alternatives);
      await scrollToMeal(page, texts);
    },
  },
  'own-foods': { path: pages.nutrition, open: (page, { foods }) => click(page, foods.own.open) },
  'own-food': {
    path: pages.nutrition,
    async open(page, { foods }) {
      await click(page, foods.own.open);
      await clickIn(page, foods.own.create);
    },
    async submit(page, { foods, nutrition }) {
      await fill(page, foods.own.name, 'Lagom 1');
      await fill(page, nutrition.form.calories, '100');
      await clickIn(page, foods.own.save);
    },
  },
  targets: {
    path: pages.nutrition,
    open: (page, { nutrition }) => click(page, nutrition.targets.open),
    submit: (page, { common }) => clickIn(page, common.save),
  },
  workout: {
    path: pages.fitness,
    open: (page, { fitness }) => click(page, fitness.custom),
    async submit(page, texts) {
      await answerWorkout(page, texts);
      await clickIn(page, texts.fitness.form.save);
    },
  },
  'workout-answered': {
    path: pages.fitness,
    async open(page, texts) {
      await click(page, texts.fitness.custom);
      await answerWorkout(page, texts);
    },
  },
  body: {
    path: pages.fitness,
    open: (page, { body }) => click(page, body.log),
    async submit(page, { body }) {
      await page.getByRole('dialog').getByRole('textbox').first().fill('72');
      await clickIn(page, body.form.save);
    },
  },
  night: {
    path: pages.sleep,
    open: (page, { sleep }) => click(page, sleep.logNight),
    async submit(page, { sleep }) {
      await fill(page, sleep.night.bedtime, '23:10');
      await fill(page, sleep.night.wakeTime, '07:00');
      const dialog = page.getByRole('dialog');
      await findButtons(dialog, sleep.night.save).or(findButtons(dialog, sleep.night.replace)).click();
    },
  },
  'sleep-goals': {
    path: pages.sleep,
    isInPage: true,
    open: (page, { sleep }) => click(page, sleep.goals.edit),
    submit: (page, { sleep }) => click(page, sleep.goals.save),
  },
  breathing: {
    path: pages.mindfulness,
    open: (page, { mindfulness }) => click(page, mindfulness.exercises.box),
  },
  cycle: {
    path: pages.home,
    async open(page, { cycle }) {
      const { id } = await (await page.request.get('/api/auth/user')).json();
      await page.request.post(`/api/user-preferences/${id}`, { data: { modules: { menstrualCycle: true } } });
      await page.reload();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await click(page, cycle.log);
    },
    submit: (page, { cycle }) => clickIn(page, cycle.form.save),
  },
  experiment: {
    path: pages.experiments,
    open: (page, { experiments }) => click(page, experiments.start),
    submit: (page, { experiments }) => clickIn(page, experiments.form.submit),
  },
  report: {
    path: pages.community,
    open: (page, { community }) => choose(page, community.post.menu, community.report.post),
    async submit(page, { community }) {
      await page.getByRole('dialog').getByLabel(community.report.reasons.spam).check();
      await clickIn(page, community.report.send);
    },
  },
  block: {
    path: pages.community,
    open: (page, { community }) => choose(page, community.post.menu, community.block.item),
    submit: (page, { community }) => clickIn(page, community.block.confirm),
  },
  share: {
    path: pages.community,
    async open(page, { achievements, community }) {
      const more = page
        .getByRole('radio', { name: community.views.more })
        .or(findButtons(page, community.views.more));
      if (await more.first().isVisible()) await more.first().click();
      await click(page, achievements.shareName);
    },
    submit: (page, { achievements }) => clickIn(page, achievements.shareConfirm),
  },
  session: {
    path: pages.mindfulness,
    async open(page, { mindfulness }) {
      const stop = findButtons(page, mindfulness.stop);
      const start = page.getByRole('button', { name: /^10/ });
      await start.or(stop).first().waitFor();
      if (await stop.first().isHidden()) await start.first().click();
      await stop.first().waitFor();
    },
  },
};
