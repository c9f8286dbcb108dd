import { type APIRequestContext, request } from '@playwright/test';
import { login } from '#contracts/auth.ts';
import { buildUrl } from '#contracts/build-request.ts';
import { listQuestions, type Question, saveResponse } from '#contracts/checkin.ts';
import type { EndpointInput } from '#contracts/endpoint.ts';
import {
  answerExperimentDay,
  type Experiment,
  finishExperiment,
  listExperiments,
  startExperiment,
} from '#contracts/experiments.ts';
import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { demoEmail, demoPassword } from '#server/db/seed/seed-users.ts';
import { startServer } from '#server/testing/server-process.ts';
import type { Language } from '../media/language.ts';
import { shiftedClockOption } from '../media/shift-clock.ts';

type Design = Omit<EndpointInput<typeof startExperiment>['body'], 'start'>;

const walks = { en: 'Morning walk', sv: 'Morgonpromenad' };

const walk = (language: Language): Design => ({
  action: { measure: null, words: walks[language], form: 'with' },
  outcome: 'mood',
  lag: 0,
  length: 42,
});

const alcohol: Design = {
  action: { measure: 'alcoholConsumption', words: '', form: 'without' },
  outcome: 'sleepQuality',
  lag: 1,
  length: 56,
};

/**
 * How many days ago the two experiments start. The first is finished when the second starts. The second starts after the
 * last analysis of the seeded days, which would otherwise use only some of its answers.
 */
const starts = { walk: 70, alcohol: 17 };

/** How many points the mood of the seeded person is higher on the days with a walk. */
const walkEffect = 1;

/** The seeded person drinks on the first day of the running experiment from this index whose plan forbids it. */
const slipFrom = 5;

/**
 * Adds a finished and a running experiment to the seeded person, through the endpoints of servers whose clocks show
 * earlier days.
 */
export async function addExperiments(dataDir: string, language: Language, zone: string): Promise<void> {
  await atDaysAgo(dataDir, starts.walk, (api) => start(api, walk(language), starts.walk, zone));
  await atDaysAgo(dataDir, starts.alcohol, async (api) => {
    await finishWalks(api);
    await start(api, alcohol, starts.alcohol, zone);
  });
  await atDaysAgo(dataDir, 0, (api) => logAlcohol(api, toCalendarDay(new Date(), zone)));
}

async function atDaysAgo(
  dataDir: string,
  days: number,
  act: (api: APIRequestContext) => Promise<void>,
): Promise<void> {
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: shiftedClockOption(-days * 86_400_000),
  });
  const api = await request.newContext({ baseURL: server.address });
  try {
    await send(api.post(login.path, { data: { email: demoEmail, password: demoPassword } }));
    await act(api);
  } finally {
    await api.dispose();
    await server.end();
  }
}

async function start(api: APIRequestContext, design: Design, daysAgo: number, zone: string): Promise<void> {
  const day = addDays(toCalendarDay(new Date(), zone), -daysAgo);
  await send(api.post(startExperiment.path, { data: { ...design, start: day } }));
}

/** Logs a better mood on the days with a walk, answers each day as planned, and computes the result. */
async function finishWalks(api: APIRequestContext): Promise<void> {
  const [experiment] = await readExperiments(api);
  if (!experiment) throw new Error('The experiment with walks was not started.');
  const params = { id: String(experiment.id) };
  for (const [index, { day, outcome }] of experiment.days.entries()) {
    const isOn = experiment.plan.schedule[index] === '1';
    await send(
      api.put(buildUrl(answerExperimentDay.path, { params: { ...params, day } }), { data: { done: isOn } }),
    );
    if (isOn && outcome !== null) await answer(api, 'mood', day, Math.min(10, outcome + walkEffect));
  }
  await send(api.post(buildUrl(finishExperiment.path, { params })));
}

/** Logs on each day before `today` whether the seeded person drank, which is as planned on all days but one. */
async function logAlcohol(api: APIRequestContext, today: CalendarDay): Promise<void> {
  const experiment = (await readExperiments(api)).find(({ state }) => state === 'running');
  if (!experiment) throw new Error('The experiment without alcohol was not started.');
  const { days, plan } = experiment;
  const slip = plan.schedule.indexOf('1', slipFrom);
  for (const [index, { day }] of days.entries()) {
    if (day >= today) return;
    await answer(api, 'alcohol', day, index === slip || plan.schedule[index] === '0' ? 1 : 0);
  }
}

const readExperiments = async (api: APIRequestContext): Promise<Experiment[]> =>
  (await api.get(listExperiments.path)).json();

async function answer(
  api: APIRequestContext,
  category: Question['category'],
  date: CalendarDay,
  response: number,
): Promise<void> {
  const questions: Question[] = await (await api.get(listQuestions.path)).json();
  const questionId = questions.find((question) => question.category === category)?.id;
  await send(api.post(saveResponse.path, { data: { questionId, response, date } }));
}

async function send(sent: ReturnType<APIRequestContext['post']>): Promise<void> {
  const response = await sent;
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}
