import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pages } from '#contracts/pages.ts';
import { advanceProgress, computeAchievements, noProgress } from '#domain/achievements.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { defaultPreferences } from '#domain/preferences.ts';
import { renderRoute, testUser } from '#web/testing/render-route.tsx';

const session = {
  title: { en: 'Sleep without a struggle', sv: 'Sova utan kamp' },
  expert: 'Maria Ek',
  profession: { en: 'sleep physician', sv: 'sömnläkare' },
  description: { en: 'Questions and answers.', sv: 'Frågor och svar.' },
  startsAt: '2026-03-10T17:00:00.000Z',
  endsAt: '2026-03-10T18:00:00.000Z',
};
const day = {
  checkinAnswers: 3,
  meditationSessions: 0,
  meditationMinutes: 0,
  workouts: 0,
  workoutMinutes: 0,
  nights: 0,
};
const fill = (dates: string[]) => dates.map((date) => ({ ...day, day: date, meals: 0, mainMeals: 0 }));
const threeDays = fill(['2026-03-08', '2026-03-09', '2026-03-10']);

const answers = {
  'GET /api/community-posts': [],
  'GET /api/community-stats': { activeMembers: 0, postsToday: 0, onlineNow: 1, trending: [] },
  'GET /api/community-profile': {
    displayName: 'Astrid L.',
    initials: 'AL',
    chosen: false,
    suspendedUntil: null,
  },
  'GET /api/community-suggestions': { suggestible: false, members: [] },
  'GET /api/achievements': computeAchievements(advanceProgress(noProgress, threeDays), '2026-03-10'),
  'GET /api/expert-sessions': [
    { ...session, id: 1, status: 'live', url: 'https://example.org/live' },
    { ...session, id: 2, status: 'upcoming', url: 'https://example.org/register' },
    { ...session, id: 3, status: 'recorded', url: null },
  ],
};
const preferencesOf = (streaks: boolean) => ({
  [`GET /api/user-preferences/${testUser.id}`]: {
    preferences: { ...defaultPreferences, display: { ...defaultPreferences.display, streaks } },
  },
});

it('lists expert sessions, with a link only if they have a page', async () => {
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true) } });
  const experts = within(await screen.findByRole('region', { name: 'Expert support' }));
  const rows = await experts.findAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByRole('link')?.textContent)).toEqual([
    'Join Session',
    'Register',
    undefined,
  ]);
  expect(within(rows[2] ?? document.body).getByText('Recorded')).toBeDefined();
});

it.each([
  ['Calm', 0],
  ['Calm after a long walk', 1],
])('a shared mood with the text %j shows it %d times', async (content, times) => {
  const post = {
    ...{ id: 1, userId: 9, type: 'mood', content, mood: 'calm', achievement: null, mine: false },
    ...{ author: { displayName: 'Maja H.', initials: 'MH' }, timestamp: '2026-03-10T08:00:00.000Z' },
    ...{ likes: 0, likedByMe: false, comments: 0, hiddenByModerator: false },
  };
  const posts = { 'GET /api/community-posts': [post] };
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true), ...posts } });
  const shown = within(await screen.findByRole('article', { name: /Maja H\./ }));
  expect(shown.getByText('feels calm')).toBeDefined();
  expect(shown.queryAllByText(content)).toHaveLength(times);
});

it('topics and suggestions that fail to load can be loaded again', async () => {
  const { 'GET /api/community-suggestions': _, 'GET /api/community-stats': __, ...others } = answers;
  await renderRoute(pages.community, { answers: { ...others, ...preferencesOf(true) } });
  for (const [name, title] of [
    ['Trending topics', "We couldn't load the topics"],
    ['Suggested connections', "We couldn't load the suggestions"],
  ] as const) {
    // The card is looked up again each time, because the page moves it while the other parts load.
    await waitFor(() => expect(within(screen.getByRole('region', { name })).getByText(title)).toBeDefined());
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
});

it('keeps the card of the progress if the achievements fail to load', async () => {
  const { 'GET /api/achievements': _, ...others } = answers;
  await renderRoute(pages.community, { answers: { ...others, ...preferencesOf(true) } });
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(await progress.findByText("We couldn't load your progress")).toBeDefined();
});

it('offers eight moods, and counts only real members', async () => {
  const stats = { activeMembers: 3, postsToday: 0, onlineNow: 2, trending: [] };
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/community-stats': stats },
  });
  const moods = within(await screen.findByRole('group', { name: 'How are you right now?' }));
  expect(moods.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '😃Happy',
    '😌Calm',
    '😊Grateful',
    '😎Energetic',
    '😴Tired',
    '😢Sad',
    '😰Stressed',
    '😠Frustrated',
  ]);
  const numbers = within(screen.getByRole('region', { name: 'The community in numbers' }));
  const text = async (label: string) => (await numbers.findByText(label)).parentElement?.textContent;
  expect(await text('Active members, last 7 days')).toBe('Active members, last 7 days3');
  expect(await text('Online now')).toBe('Online now2');
  expect(numbers.queryByText('Posts today')).toBeNull();
  for (const name of ['Posts', 'Suggested connections', 'Achievements', 'Progress']) {
    expect(screen.getByRole('region', { name })).toBeDefined();
  }
  expect(await screen.findByText('No posts yet')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Trending topics' })).toBeNull();
});

it('writes an idea about own data into the field, and sends nothing', async () => {
  const days = ['2026-03-08', '2026-03-09', '2026-03-10'].map((date) => ({
    date,
    value: 7000,
    source: 'import:csv',
  }));
  const steps = { measure: 'steps', current: null, usual: null, days };
  const createPost = vi.fn();
  const { person } = await renderRoute(pages.community, {
    answers: {
      ...answers,
      ...preferencesOf(true),
      'GET /api/device-summary': [steps],
      'GET /api/exercise-activities': [],
      'GET /api/meditation-sessions': [],
      'POST /api/community-posts': createPost,
    },
  });
  await person.click(await screen.findByLabelText('What would you like to share?'));
  await person.click(
    await screen.findByRole('button', { name: 'I walked 21,000 steps in the last 7 days.' }),
  );
  const field = screen.getByLabelText('What would you like to share?');
  expect((field as HTMLTextAreaElement).value).toBe('I walked 21,000 steps in the last 7 days. ');
  expect(document.activeElement).toBe(field);
  expect(createPost).not.toHaveBeenCalled();
});

it('offers an idea for the first post, which does not replace a text in the field', async () => {
  const { person } = await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true) } });
  const field: HTMLTextAreaElement = await screen.findByLabelText('What would you like to share?');
  // Deletes the draft of another test.
  await person.clear(field);
  const posts = within(screen.getByRole('region', { name: 'Posts' }));
  const idea = await posts.findByRole('button', { name: 'A small win today:' });
  await person.click(idea);
  await vi.waitFor(() => expect(field.value).toBe('A small win today: '));
  expect(document.activeElement).toBe(field);
  await person.keyboard('I slept.');
  await person.click(idea);
  expect(field.value).toBe('A small win today: I slept.');
});

it.each([
  [[], 0],
  [[{ userId: 9, author: { displayName: 'Maja H.', initials: 'MH' } }], 1],
])('offers the list of blocked members in an empty feed if it contains %j', async (blocks, count) => {
  const blocked = vi.fn(() => blocks);
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/community-blocks': blocked },
  });
  expect(await screen.findByText('No posts yet')).toBeDefined();
  await vi.waitFor(() => expect(blocked).toHaveBeenCalled());
  await vi.waitFor(() => expect(screen.queryAllByText('Blocked members')).toHaveLength(count));
});

it('shows no counts while nobody else has visited the community', async () => {
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true) } });
  expect(await screen.findByText('No posts yet')).toBeDefined();
  await vi.waitFor(() => expect(screen.queryByText(/^Active members/)).toBeNull());
});

it('does not count the member alone as online', async () => {
  const stats = { activeMembers: 2, postsToday: 3, onlineNow: 1, trending: [] };
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/community-stats': stats },
  });
  expect(await screen.findByText('3')).toBeDefined();
  expect(screen.queryByText('Online now')).toBeNull();
});

it('hides expert support until a session is planned', async () => {
  const noSessions = { 'GET /api/expert-sessions': [] };
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), ...noSessions },
  });
  expect(await screen.findByText('No posts yet')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Expert support' })).toBeNull();
});

it('lists the blocked members also if the posts fail to load', async () => {
  const { 'GET /api/community-posts': _, ...others } = answers;
  const { person } = await renderRoute(pages.community, {
    answers: {
      ...others,
      ...preferencesOf(true),
      'GET /api/community-blocks': [{ userId: 9, author: { displayName: 'Maja H.', initials: 'MH' } }],
    },
  });
  expect(await screen.findByText('Failed to fetch posts')).toBeDefined();
  await person.click(await screen.findByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('offers the list of blocked members also if the list fails to load', async () => {
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true) } });
  expect(await screen.findByRole('button', { name: 'Show the list' })).toBeDefined();
});

it('shows one message if everything fails to load, and the form for a post', async () => {
  await renderRoute(pages.community, { answers: preferencesOf(true) });
  expect(await screen.findByText('Failed to fetch posts')).toBeDefined();
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Share post' })).toBeDefined();
  expect(screen.getByText(/You can still write a post/)).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Progress and topics' }));
  expect(screen.getByText("We couldn't load your progress and the topics")).toBeDefined();
});

it('hides streaks if the member hides them', async () => {
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(false) } });
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(await progress.findByText('Check in on 7 days')).toBeDefined();
  expect(progress.queryByText(/in a row/)).toBeNull();
  expect(progress.getAllByRole('listitem')).toHaveLength(4);
  expect(
    await screen.findByText('No achievements yet. You earn them by logging, whatever the results.'),
  ).toBeDefined();
  expect(screen.queryByText('3 check-in days in a row')).toBeNull();
  // The nearest level is also above the posts of a narrow page.
  expect(screen.getAllByText('3 of 7 for bronze')).toHaveLength(2);
});

it('shows streaks if the member wants them', async () => {
  await renderRoute(pages.community, { answers: { ...answers, ...preferencesOf(true) } });
  const achievements = within(await screen.findByRole('region', { name: 'Achievements' }));
  expect(await achievements.findByText('3 check-in days in a row')).toBeDefined();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  expect(await progress.findByText('Check in 7 days in a row')).toBeDefined();
  // One bar fewer, because one level is earned.
  expect(progress.getAllByRole('listitem')).toHaveLength(3);
});

it('shares a new level from above the posts', async () => {
  const yesterday = addDays(toCalendarDay(new Date(), 'UTC'), -1);
  const days = fill([addDays(yesterday, -2), addDays(yesterday, -1), yesterday]);
  const achievements = computeAchievements(advanceProgress(noProgress, days), yesterday);
  const { person } = await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/achievements': achievements },
  });
  const newest = within(await screen.findByRole('region', { name: 'Latest achievement' }));
  await person.click(newest.getByRole('button', { name: /^Share / }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('fills the bar of a streak with the current one, and says the longest', async () => {
  const days = fill(['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-10']);
  const achievements = computeAchievements(advanceProgress(noProgress, days), '2026-03-10');
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/achievements': achievements },
  });
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(await progress.findByText('1 of 7 for silver, best 4')).toBeDefined();
  expect(progress.getByText('5 of 7 for bronze')).toBeDefined();
});

it('lets a suspended member read, and shows when the suspension ends', async () => {
  const suspended = { ...answers['GET /api/community-profile'], suspendedUntil: '2099-03-10T12:00:00.000Z' };
  await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/community-profile': suspended },
  });
  expect(await screen.findByText(/^You can read but not write until 10 March 2099/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share post' })).toBeNull();
});

it('keeps the chosen topic in the address, so that Back shows all posts again', async () => {
  const stats = { activeMembers: 2, postsToday: 2, onlineNow: 1, trending: [{ tag: 'walk', posts: 2 }] };
  const { router, person } = await renderRoute(pages.community, {
    answers: { ...answers, ...preferencesOf(true), 'GET /api/community-stats': stats },
  });
  await person.click(await screen.findByText('#walk'));
  expect(await screen.findByRole('region', { name: 'Topic: #walk' })).toBeDefined();
  expect(router.state.location.search).toEqual({ tag: 'walk' });
  router.history.back();
  expect(await screen.findByRole('region', { name: 'Posts' })).toBeDefined();
});

it('ignores an empty topic in the address', async () => {
  await renderRoute(`${pages.community}?tag=`, { answers: { ...answers, ...preferencesOf(true) } });
  expect(await screen.findByRole('region', { name: 'Posts' })).toBeDefined();
  expect(screen.queryByText(/^Topic:/)).toBeNull();
});
