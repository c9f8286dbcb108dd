import type { FastifyInstance } from 'fastify';
import {
  answerExperimentDay,
  deleteExperiment,
  exportExperiment,
  finishExperiment,
  listExperiments,
  proposeExperiment,
  startExperiment,
  stopExperiment,
} from '#contracts/experiments.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getProposal } from './experiment-proposal.ts';
import * as experiments from './experiments-service.ts';

export function addExperimentsRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, listExperiments, ({ db, user, now, zone }) =>
    experiments.listExperiments(db, user.id, toCalendarDay(now, zone)),
  );

  addRoute(app, deps, proposeExperiment, ({ db, user, query, now, zone }) =>
    getProposal(db, user.id, query.outcome, toCalendarDay(now, zone)),
  );

  addRoute(app, deps, startExperiment, {
    prepare: ({ db, user, body, now, zone }) =>
      experiments.draftPlan(db, user.id, body, toCalendarDay(now, zone)),
    write: ({ tx, user, now, zone, prepared: plan }) =>
      experiments.createExperiment(tx, user.id, plan, { now, today: toCalendarDay(now, zone) }),
  });

  addRoute(app, deps, answerExperimentDay, {
    write: ({ tx, edit, params, body, now, zone }) =>
      experiments.updateAnswer(tx, edit, { ...params, ...body }, toCalendarDay(now, zone)),
  });

  addRoute(app, deps, finishExperiment, {
    prepare: ({ db, user, params, now, zone }) =>
      experiments.computeRecord(db, user.id, params.id, toCalendarDay(now, zone)),
    write: ({ tx, user, params, now, zone, prepared: record }) =>
      experiments.finishExperiment(tx, user.id, params.id, record, { now, today: toCalendarDay(now, zone) }),
  });

  addRoute(app, deps, stopExperiment, {
    prepare: ({ db, user, params, now, zone }) =>
      experiments.computeStoppedRecord(db, user.id, params.id, toCalendarDay(now, zone)),
    write: ({ tx, user, params, now, zone, prepared: record }) =>
      experiments.finishExperiment(tx, user.id, params.id, record, { now, today: toCalendarDay(now, zone) }),
  });

  addRoute(app, deps, deleteExperiment, {
    write: ({ tx, user, params }) => experiments.deleteExperiment(tx, user.id, params.id),
  });

  addRoute(app, deps, exportExperiment, ({ db, user, params, now, zone }) =>
    experiments.getExperimentFile(db, user.id, params.id, toCalendarDay(now, zone)),
  );
}
