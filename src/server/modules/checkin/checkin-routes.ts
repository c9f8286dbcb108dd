import type { FastifyInstance } from 'fastify';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { listCheckinQuestions, listCheckinResponses, updateCheckinResponse } from './checkin-service.ts';

export function addCheckinRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listQuestions, ({ db, user, query }) =>
    listCheckinQuestions(db, user.id, query.language),
  );

  addRoute(app, deps, listResponses, ({ db, user, query, now, zone }) =>
    listCheckinResponses(db, user.id, query.date ?? toCalendarDay(now, zone)),
  );

  addRoute(app, deps, saveResponse, {
    find: async ({ tx, user, body, now, zone }) => {
      const answers = await listCheckinResponses(tx, user.id, resolveDay(body.date, now, zone));
      return answers.find(({ questionId }) => questionId === body.questionId);
    },
    write: ({ tx, edit, body, readOnly, now, zone }) => {
      const { questionId, response } = body;
      const suggested = body.suggested ?? readOnly.source === 'suggested';
      const day = resolveDay(body.date, now, zone);
      const source = suggested ? 'suggested' : 'self';
      return updateCheckinResponse(tx, edit, { questionId, response, day, source });
    },
  });
}
