import type { FastifyInstance } from 'fastify';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import { addDays, dayOf } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { listCheckinQuestions, listCheckinResponses, updateCheckinResponse } from './checkin-service.ts';

export function addCheckinRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listQuestions, ({ db, user, query }) =>
    listCheckinQuestions(db, user.id, query.language),
  );

  addRoute(app, deps, listResponses, ({ db, user, query, now, zone }) =>
    listCheckinResponses(db, user.id, query.date ?? dayOf(now, zone)),
  );

  addRoute(app, deps, saveResponse, ({ db, user, body, now, zone }) => {
    const today = dayOf(now, zone);
    const day = body.date ?? today;
    // A day ahead is let through: the sender may sit on the other side of the date line.
    assertThat(day <= addDays(today, 1), 'invalid_input', 'date');
    return updateCheckinResponse(db, user.id, { questionId: body.questionId, response: body.response, day });
  });
}
