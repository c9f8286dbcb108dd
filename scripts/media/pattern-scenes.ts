import type { Scene } from './scenes.ts';

/**
 * The scenes after `dayScenes`: a breathing exercise, the insights, the year, the community, the dark theme and the
 * other language, and the landing page, which ends the film.
 */
export const patternScenes: Scene[] = [
  {
    en: 'A breath to follow, and a timer that keeps running on a locked phone.',
    sv: 'Ett andetag att följa, och en timer som går även när telefonen är låst.',
    seconds: 8.5,
    options: { reducedMotion: 'no-preference' },
    open: async (stage) => {
      await stage.open('/mindfulness');
      await stage.jumpTo(stage.heading(stage.t.mindfulness.breathing));
    },
    play: async (stage) => {
      await stage.hold(0.8);
      await stage.press(stage.button(stage.t.mindfulness.exercises['4-7-8']), stage.dialog());
      await stage.playAnimation(6.2);
    },
  },
  {
    en: 'Insights say how certain they are, and nothing until there are enough days.',
    sv: 'Insikterna säger hur säkra de är, och ingenting förrän dagarna räcker till.',
    seconds: 6.5,
    open: (stage) => stage.open('/ai-insights'),
    play: async (stage) => {
      await stage.hold(2.4);
      await stage.scrollTo(stage.part(stage.t.insights.lead.title));
    },
  },
  {
    en: 'A year, day by day: each day is a small landscape.',
    sv: 'Ett år, dag för dag: varje dag är ett litet landskap.',
    seconds: 5.5,
    open: (stage) => stage.open('/year'),
    play: async (stage) => {
      await stage.hold(1.4);
      await stage.scrollTo(stage.part(stage.t.year.picture));
    },
  },
  {
    en: 'Share a mood or a small win. Nothing about your health is posted unless you choose to.',
    sv: 'Dela hur du mår eller en liten seger. Inget om din hälsa delas om du inte själv väljer det.',
    seconds: 5.5,
    open: async (stage) => {
      await stage.open('/community');
      if (stage.isPhone) await stage.jumpTo(stage.page.getByRole('article').first());
    },
    play: async (stage) => {
      await stage.hold(1.4);
      await stage.scrollTo(stage.page.getByRole('article').nth(stage.isPhone ? 2 : 0));
    },
  },
  {
    en: 'In English and Swedish, by day and by night.',
    sv: 'På svenska och engelska, dag som natt.',
    seconds: 7,
    open: (stage) => stage.open('/dashboard'),
    play: async (stage) => {
      await stage.hold(1);
      await stage.press(stage.button(stage.t.common.toDarkTheme));
      await stage.hold(2);
      await stage.press(stage.button(stage.language === 'en' ? 'SV' : 'EN'));
    },
  },
  {
    en: 'Free, open and yours: Lagom runs on your own computer with one command.',
    sv: 'Fritt, öppet och ditt: Lagom körs på din egen dator med ett enda kommando.',
    seconds: 5.5,
    open: (stage) => stage.open('/landing'),
    play: (stage) => stage.hold(5),
  },
];
