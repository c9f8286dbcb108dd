import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { openExport } from './archive.ts';
import { ExportError } from './export-error.ts';
import { csvReader, isSingleCsv } from './formats/csv/csv-reader.ts';
import { previewCsv } from './formats/csv/preview-csv.ts';
import { suggestMapping } from './formats/csv/suggest-mapping.ts';
import { limitRejections } from './limit-rejections.ts';
import type { ReadMessage, ReadTask } from './read-messages.ts';
import type { ExportFile } from './reader.ts';
import { findReader } from './readers.ts';

/** The number of records in a message. */
const batchSize = 500;

const progressMs = 500;

/**
 * Reads an export and sends its contents as messages. Sends an ExportError in the last message. Throws all other
 * errors.
 */
async function readFile(port: MessagePort, task: ReadTask): Promise<void> {
  const send = (message: ReadMessage) => port.postMessage(message);
  try {
    await using opened = await openExport(task.path, task.fileName);
    const timer = setInterval(() => send({ kind: 'progress', bytesRead: opened.bytesRead() }), progressMs);
    try {
      await readRecords(port, send, task, opened.files);
    } finally {
      clearInterval(timer);
    }
    send({ kind: 'finished', fault: null, path: null });
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    send({ kind: 'finished', fault: error.fault, path: error.path });
  }
}

async function readRecords(
  port: MessagePort,
  send: (message: ReadMessage) => void,
  { mapping, zone, today }: ReadTask,
  files: readonly ExportFile[],
): Promise<void> {
  const reader = mapping ? csvReader(mapping) : await findReader(files);
  const [file] = files;
  if (!reader) {
    if (!file || !isSingleCsv(files)) throw new ExportError('unknownFormat');
    const { columns, rows } = await previewCsv(file);
    send({ kind: 'needsMapping', preview: { columns, rows, suggestion: suggestMapping(columns, rows) } });
    return;
  }
  send({ kind: 'recognised', format: reader.format });
  let batch: (HealthRecord | Rejection)[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    send({ kind: 'records', records: batch });
    batch = [];
    await once(port, 'message');
  };
  try {
    for await (const record of limitRejections(reader.read(files, { zone, today }))) {
      batch.push(record);
      if (batch.length === batchSize) await flush();
    }
  } finally {
    await flush();
  }
}

// Runs only in the worker thread that `readInThread` starts. main.ts also imports this file, in the main thread, to
// fill the compile cache. There `parentPort` is null.
if (parentPort) {
  await readFile(parentPort, workerData as ReadTask);
  parentPort.close();
}
