import type { FastifyInstance } from 'fastify';
import * as endpoints from '#contracts/imports.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { limitLargeBodies } from '#server/http/limit-large-bodies.ts';
import { storeImportFile } from './imports-files.ts';
import { defineImportJobs } from './imports-job.ts';
import {
  assertNoImportUnderWay,
  cancelImport,
  createImport,
  listImports,
  mapImport,
} from './imports-service.ts';

export function addImportsRoutes(app: FastifyInstance, deps: Deps): void {
  defineImportJobs(deps);

  addRoute(app, deps, endpoints.listImports, ({ db, user }) => listImports(db, user.id));

  addRoute(
    app,
    deps,
    endpoints.startImport,
    {
      async prepare({ db, user, file, commitHooks }) {
        assertThat(file && file.size > 0, 'file_missing', 'file');
        await assertNoImportUnderWay(db, user.id);
        const fileKey = await storeImportFile({ db, files: deps.files }, user.id, file.path, commitHooks);
        return { fileKey, bytesTotal: file.size };
      },
      write: ({ tx, user, body, prepared, zone, now, commitHooks }) =>
        createImport(tx, deps, user.id, { ...prepared, fileName: body.fileName, zone, now }, commitHooks),
    },
    // Does not limit the total size of simultaneous uploads, because the files are streamed to disk.
    { limitBodies: limitLargeBodies({ perPerson: 1, perProcess: 4, maxBytes: Number.POSITIVE_INFINITY }) },
  );

  addRoute(app, deps, endpoints.mapImport, {
    write: ({ tx, user, params, body, now }) => mapImport(tx, deps.jobs, user.id, params.id, body, now),
  });

  addRoute(app, deps, endpoints.cancelImport, {
    write: ({ tx, user, params, now, commitHooks }) =>
      cancelImport(tx, deps, user.id, params.id, now, commitHooks),
  });
}
