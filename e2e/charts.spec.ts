import type { Page } from '@playwright/test';
import { addDays, startOfWeek, toCalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { formatClock } from '#domain/format-clock.ts';
import { formatHours } from '#domain/format-hours.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { efficiencyPercent } from '#domain/sleep.ts';
import { formatDay, formatRecentDayInSentence, formatShortDay } from '#web/i18n/format.ts';
import { answerMood } from './answer-mood.ts';
import { expect, test } from './testing.ts';

test.use({ timezoneId: 'UTC' });

const today = toCalendarDay(new Date(), 'UTC');
const daysAgo = (count: number) => addDays(today, -count);
const fullDay = (day: string) => formatDay(day, 'en', today);
const recentDay = (day: string) => formatRecentDayInSentence(day, 'en', today);

interface Point {
  name: string;
  /** Null for a day or week without a value. */
  value: number | null;
  text: string;
}

interface Values {
  [day: string]: number;
}

/** Generates the random values of `data`. The seed is fixed, so every run uses the same values. */
const random = seededRandom(16);
const within = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
const pick = (count: number, low: number, high: number, share: number): Values =>
  Object.fromEntries(
    Array.from({ length: count }, (_, ago) => [daysAgo(ago), within(low, high)] as const).filter(
      (_, ago) => ago === 0 || random() < share,
    ),
  );
const data = {
  weight: pick(80, 68, 79, 0.3),
  bodyFat: pick(80, 18, 26, 0.3),
  waist: pick(80, 78, 92, 0.3),
  // For each night, how many half hours the person slept. The loop below adds a rating for each of these nights to
  // `quality`.
  halfHours: pick(28, 10, 18, 0.7),
  quality: {} as Values,
  mood: pick(29, 2, 9, 0.7),
  workout: pick(60, 10, 90, 0.4),
};
for (const day of Object.keys(data.halfHours)) data.quality[day] = within(2, 10);

async function save(page: Page, path: string, body: object): Promise<void> {
  const user = (await (await page.request.get('/api/auth/user')).json()) as { id: number };
  const answer = await page.request.post(path, {
    headers: { 'x-time-zone': 'UTC' },
    data: { userId: user.id, ...body },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function saveData(page: Page, address: string): Promise<void> {
  for (const date of Object.keys({ ...data.weight, ...data.bodyFat, ...data.waist })) {
    const [weight, bodyFat, waist] = [data.weight[date], data.bodyFat[date], data.waist[date]];
    await save(page, '/api/body', { date, weight, bodyFat, waist });
  }
  for (const [date, halves] of Object.entries(data.halfHours)) {
    const wakeTime = new Date(`${date}T00:01:00Z`);
    const bedtime = new Date(wakeTime.getTime() - halves * 30 * 60_000);
    const quality = data.quality[date];
    await save(page, '/api/sleep-nights', {
      date,
      bedtime: bedtime.toISOString(),
      wakeTime: wakeTime.toISOString(),
      quality,
    });
  }
  for (const [date, duration] of Object.entries(data.workout)) {
    await save(page, '/api/exercise-activities', {
      type: 'cardio',
      duration,
      intensity: 'low',
      timestamp: `${date}T00:01:00Z`,
    });
  }
  await answerMood(page.request, address, Object.entries(data.mood));
}

/** Returns a point for each of the last `count` days, oldest first. */
const lastDays = (values: Values, count: number, toText: (value: number) => string): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const day = daysAgo(count - 1 - index);
    const value = values[day] ?? null;
    return { name: recentDay(day), value, text: value === null ? '' : toText(value) };
  });

/** Returns a point for each of the last `count` days, oldest first. The names of the points contain the full date. */
const lastFullDays = (values: Values, count: number, toText: (value: number) => string): Point[] =>
  lastDays(values, count, toText).map((point, index) => ({
    ...point,
    name: fullDay(daysAgo(count - 1 - index)),
  }));

/** Returns a point for each day from the first value to today, oldest first. */
function fromFirstToLast(values: Values, toText: (value: number) => string): Point[] {
  const [first = today] = Object.keys(values).sort();
  return lastFullDays(values, toDayNumber(today) - toDayNumber(first) + 1, toText);
}

const hours = Object.fromEntries(Object.entries(data.halfHours).map(([day, halves]) => [day, halves / 2]));
const rated = Object.fromEntries(Object.entries(data.quality).slice(0, 7));
const efficiency = Object.fromEntries(
  Object.entries(rated).map(([day, quality]) => [day, efficiencyPercent(quality)]),
);

/**
 * The midpoint of each night, in minutes after the midnight before the evening. Every night ends at 00:01, which is
 * minute 24 * 60 + 1.
 */
const midpoints = Object.fromEntries(
  Object.entries(data.halfHours).map(([day, halves]) => [day, 24 * 60 + 1 - halves * 15]),
);

/** Returns a point for each of the last twelve weeks. The weeks before the first workout have no value. */
function workoutWeeks(): Point[] {
  const sums: Values = {};
  for (const [day, minutes] of Object.entries(data.workout))
    sums[startOfWeek(day, 1)] = (sums[startOfWeek(day, 1)] ?? 0) + minutes;
  const first = Object.keys(sums).sort()[0] ?? '';
  return Array.from({ length: 12 }, (_, index) => {
    const week = addDays(startOfWeek(today, 1), (index - 11) * 7);
    const name = index === 11 ? 'this week' : `week from ${formatShortDay(week, 'en')}`;
    const value = week < first ? null : (sums[week] ?? 0);
    return { name, value, text: `${value} min` };
  });
}

interface Chart {
  label: string;
  points: Point[];
  step?: 'week';
}

const ofTen = (value: number) => `${value} of 10`;

const charts: { path: string; tab?: string; unfold?: string; charts: Chart[] }[] = [
  {
    path: '/fitness',
    charts: [
      { label: 'Weight', points: lastFullDays(data.weight, 90, (value) => `${value} kg`) },
      { label: 'Body fat', points: lastFullDays(data.bodyFat, 90, (value) => `${value}%`) },
      { label: 'Waist', points: lastFullDays(data.waist, 90, (value) => `${value} cm`) },
      { label: 'Minutes a week, the last twelve weeks', points: workoutWeeks(), step: 'week' },
    ],
  },
  {
    path: '/sleep',
    unfold: 'Sleep efficiency',
    charts: [
      { label: 'Nights, last two weeks', points: lastDays(hours, 14, formatHours) },
      { label: 'Sleep quality, latest nights', points: lastDays(data.quality, 30, ofTen) },
      { label: 'Sleep efficiency', points: fromFirstToLast(efficiency, (value) => `${value}%, estimated`) },
      { label: 'Time in bed', points: lastDays(hours, 30, formatHours) },
      { label: 'Middle of the night', points: lastDays(midpoints, 30, formatClock) },
    ],
  },
  {
    path: '/dashboard',
    tab: 'Insights',
    charts: [
      { label: 'Mood', points: lastDays(data.mood, 30, ofTen) },
      { label: 'Time in bed', points: lastDays(hours, 30, formatHours) },
    ],
  },
  {
    path: '/dashboard',
    tab: 'Fitness',
    charts: [{ label: 'Workout minutes', points: lastDays(data.workout, 7, (value) => `${value} min`) }],
  },
];

/**
 * The questions about a chart. Each function computes the answer from the data. The description in the accessibility
 * tree must contain this answer.
 */
const questions: Record<string, (chart: Chart) => string> = {
  highest: ({ points }) => sayExtreme('Highest', points, (one, other) => one > other),
  lowest: ({ points }) => sayExtreme('Lowest', points, (one, other) => one < other),
  last: ({ points }) =>
    say(
      'Last',
      points.findLast(({ value }) => value !== null),
    ),
  direction: ({ points }) => {
    const values = points.flatMap(({ value }) => value ?? []);
    const third = Math.ceil(values.length / 3);
    const change = middle(values.slice(-third)) - middle(values.slice(0, third));
    const range = Math.max(...values) - Math.min(...values);
    const isSteady = range === 0 || Math.abs(change) / range < 0.2;
    return `Direction: ${isSteady ? 'steady' : change > 0 ? 'rising' : 'falling'}.`;
  },
  gaps: ({ points, step = 'day' }) => {
    const count = points.filter(({ value }) => value === null).length;
    if (count === 0) return `Every ${step} has a value.`;
    return count === 1 ? `One ${step} has no value.` : `${count} ${step}s have no value.`;
  },
};

const say = (word: string, point: Point | undefined) => `${word}: ${point?.text}, ${point?.name}.`;

/** Returns the answer for the highest or lowest point: the newest point whose value no other point beats. */
function sayExtreme(word: string, points: Point[], beats: (one: number, other: number) => boolean): string {
  const best = points.findLast(
    ({ value }) =>
      value !== null && !points.some((other) => other.value !== null && beats(other.value, value)),
  );
  return say(word, best);
}

function middle(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** Returns the description of a range input, as the browser's accessibility tree has it. */
async function readDescription(page: Page, label: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const found = nodes.filter(({ role, name }) => role?.value === 'slider' && name?.value === label);
  expect(found, `inputs named ${label}`).toHaveLength(1);
  return String(found[0]?.description?.value);
}

test('charts answer 60 questions from the accessibility tree, and by keyboard', async ({
  page,
  server,
  signUp,
}) => {
  await signUp();
  await saveData(page, server.address);
  const wrong: string[] = [];
  let asked = 0;
  for (const { path, tab, unfold, charts: onPage } of charts) {
    await page.goto(path);
    if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
    if (unfold) await page.getByRole('button', { name: unfold, exact: true }).click();
    for (const chart of onPage) {
      const reader = page.getByRole('slider', { name: chart.label, exact: true });
      await reader.focus();
      const description = await readDescription(page, chart.label);
      for (const [kind, answer] of Object.entries(questions)) {
        asked += 1;
        const expected = answer(chart);
        if (!description.includes(expected))
          wrong.push(`${chart.label}, ${kind}: ${expected} is not in ${description}`);
      }
      await expectKeys(page, chart);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBe(60);
});

/**
 * Moves along the points of a chart with the keyboard, and expects the range input to say the name and value of each
 * point. Reads the attribute `aria-valuetext`, because the accessibility tree of Chromium's DevTools protocol leaves it
 * out.
 */
async function expectKeys(page: Page, { label, points }: Chart): Promise<void> {
  // In some charts, the range input has a position for each day. In others, it has a position only for days with a
  // value.
  const known = points.filter(({ value }) => value !== null);
  const reader = page.getByRole('slider', { name: label, exact: true });
  const count = Number(await reader.getAttribute('max')) + 1;
  const positions = count === points.length ? points : known;
  expect(positions, label).toHaveLength(count);
  const sayPoint = (point: Point | undefined) =>
    `${point?.name}: ${point?.value === null ? 'no value' : point?.text}`;
  for (const [key, at] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', -1],
    ['ArrowLeft', -2],
  ] as const) {
    await reader.press(key);
    await expect(reader).toHaveAttribute('aria-valuetext', sayPoint(positions.at(at)));
  }
}
