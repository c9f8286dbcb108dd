import type { FastifyInstance } from 'fastify';
import {
  type ConfirmEmailOutcome,
  cancelEmailChange,
  confirmEmailPath,
  deleteAccount,
  downloadExport,
  getAccount,
  getExport,
  startExport,
  updateProfile,
  uploadProfilePhoto,
} from '#contracts/account.ts';
import { pages } from '#contracts/pages.ts';
import { deletionPhrase } from '#domain/account.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { expiredSessionCookie } from '#server/http/find-session.ts';
import { clientAddress } from '#server/http/rate-limits.ts';
import { readEmailLanguage } from '#server/http/read-language.ts';
import { cropSquare } from '#server/http/reencode-photo.ts';
import { successMessage } from '#server/http/success-messages.ts';
import { hasMailServer } from '#server/mail/transport.ts';
import { findUserContact, hasPassword } from '../auth/auth-service.ts';
import { findPendingEmail } from './account-queries.ts';
import { defineDeletionJobs, deleteUserAccount } from './delete-account.ts';
import { cancelPendingEmailChange, confirmEmailChange, defineEmailChangeJobs } from './email-change.ts';
import { createExport, defineExportJobs, getExportStatus, openExportFile } from './export-service.ts';
import {
  findNewPhoto,
  storeProfilePhoto,
  updateProfilePhoto,
  updateUserProfile,
  validateProfile,
} from './profile-service.ts';

/**
 * A route option that allows request bodies of up to 21 MiB. A photo of 15 MiB takes 20 MiB as a base64 data URL, which
 * leaves 1 MiB for the other fields of the form.
 */
const withDataUrl = { bodyLimit: 21 * 1024 * 1024 };

export function addAccountRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const { files } = deps;
  defineEmailChangeJobs(deps, config);
  defineExportJobs({ deps, files, config });
  defineDeletionJobs(deps, files, config);

  addRoute(app, deps, getAccount, async ({ db, user, now }) => ({
    hasPassword: await hasPassword(db, user.id),
    emailVerified: (await findUserContact(db, user.id))?.emailVerified ?? false,
    pendingEmail: await findPendingEmail(db, user.id, now),
    hasMailServer: hasMailServer(config),
  }));
  addProfileRoutes(app, deps);
  addConfirmRoute(app, deps);
  addExportRoutes(app, deps);

  addRoute(app, deps, deleteAccount, {
    write: async ({ tx, user, body, now, commitHooks, request, reply }) => {
      const typed = body?.confirmation;
      assertThat(typed === undefined || typed === deletionPhrase, 'wrong_confirmation', 'confirmation');
      await deleteUserAccount(tx, deps, config, user.id, now);
      commitHooks.afterCommit(
        async () => void reply.header('set-cookie', expiredSessionCookie(config.APP_URL)),
      );
      return successMessage(request, 'accountDeleted');
    },
  });
}

function addProfileRoutes(app: FastifyInstance, deps: Deps): void {
  const { files } = deps;

  addRoute(
    app,
    deps,
    updateProfile,
    {
      find: async ({ user }) => user,
      prepare: async ({ db, user, body, commitHooks }) => {
        if (body.email !== user.email) await deps.consumeRateLimit('email_change_account', String(user.id));
        // Applies the rate limit of photo uploads to a new photo in the profile, because decoding
        // such a photo costs as much as decoding an upload.
        if (findNewPhoto(body, user) !== undefined)
          await deps.consumeRateLimit('upload_account', String(user.id));
        const photo = await validateProfile(db, user, body);
        return photo && storeProfilePhoto(db, user.id, photo, { files, commitHooks });
      },
      write: ({ tx, prepared: image, user, body, now, commitHooks, request }) => {
        const profile = { ...body, language: body.language ?? readEmailLanguage(request, user) };
        return updateUserProfile(tx, deps, user, profile, image, now, { files, commitHooks });
      },
    },
    withDataUrl,
  );

  addRoute(app, deps, cancelEmailChange, {
    write: async ({ tx, user, now, request }) => {
      await cancelPendingEmailChange(tx, user.id, now);
      return successMessage(request, 'emailChangeCancelled');
    },
  });

  addRoute(app, deps, uploadProfilePhoto, {
    prepare: async ({ db, user, photo, commitHooks }) => {
      assertThat(photo, 'not_a_photo', 'photo');
      return storeProfilePhoto(db, user.id, await cropSquare(photo), { files, commitHooks });
    },
    write: ({ tx, prepared: image, user, now, commitHooks }) =>
      updateProfilePhoto(tx, user.id, image, now, { files, commitHooks }),
  });
}

/**
 * Adds the route of the link that confirms a new email address. The browser opens the link as a
 * page, so the response is a redirect to the account page. The query parameter `email` says whether
 * the address was confirmed. The route works without a session.
 */
function addConfirmRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { token: string } }>(`${confirmEmailPath}/:token`, async (request, reply) => {
    await deps.consumeRateLimit('confirm_address', clientAddress(request));
    const confirmed = await confirmEmailChange(deps.db, request.params.token, deps.now());
    const outcome: ConfirmEmailOutcome = confirmed ? 'confirmed' : 'expired';
    return reply.redirect(`${pages.accountSettings}?email=${outcome}`, 302);
  });
}

function addExportRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getExport, ({ db, user, now }) => getExportStatus(db, user.id, now));

  addRoute(app, deps, startExport, {
    prepare: ({ user }) => deps.consumeRateLimit('export_account', String(user.id)),
    write: ({ tx, user, now }) => createExport(tx, deps, user.id, now),
  });

  addRoute(app, deps, downloadExport, async ({ db, user, now, zone, reply }) => {
    const found = await openExportFile(db, deps.files, user.id, now);
    assertFound(found);
    const name = `lagom-${toCalendarDay(found.madeAt, zone)}.zip`;
    return reply
      .type(downloadExport.fileType)
      .header('content-length', found.size)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(found.stream);
  });
}
