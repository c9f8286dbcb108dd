import sharp from 'sharp';
import type { TestApp } from '#server/testing/test-app.ts';
import type { Stage } from './run-history.ts';
import { SimulatedServer } from './simulated-server.ts';

/** Returns the `Stage` for all simulated histories that run on a server (see `runHistory`). */
export async function prepareStage(test: TestApp): Promise<Stage> {
  const photo = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#7a8' } })
    .jpeg()
    .toBuffer();
  const question = await test.database.db
    .selectFrom('custom_questions')
    .where('category', '=', 'mood')
    .select('id')
    .executeTakeFirstOrThrow();
  // Starts the job queue before the first history. Otherwise, a planned crash could hit the statements of the job queue
  // instead of the statements of a request.
  await test.jobs.open();
  return {
    server: new SimulatedServer(test),
    photo: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
    question: question.id,
  };
}
