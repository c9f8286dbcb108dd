import { ExportError } from '../export-error.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { Collector, needsMetadata } from './apple-health/collector.ts';
import { readElements, rootElement } from './apple-health/read-elements.ts';
import { type Attributes, toSample } from './apple-health/sample.ts';

/** How much text of a file is searched for the root element, in characters. */
const searchLength = 256 * 1024;

/**
 * Reads an export of Apple Health. The main file is recognised by its root element, because its name depends on the
 * language of the phone.
 */
export const appleHealth: Reader = {
  format: 'apple-health',
  recognises: async (files) => (await findMainFile(files)) !== undefined,
  async *read(files, { zone }) {
    const main = await findMainFile(files);
    if (!main) throw new ExportError('unknownFormat');
    const collector = new Collector();
    let fault: unknown;
    try {
      await readElements(main, elementHandlers(collector, zone));
    } catch (error) {
      fault = error;
    }
    for (const { path } of files) {
      if (path !== main.path) collector.reject('notUsed', kindOf(path));
    }
    const isGoodPart = fault === undefined || (fault instanceof ExportError && fault.fault === 'cutOff');
    if (isGoodPart) yield* collector.records();
    if (fault !== undefined) throw fault;
  },
};

/**
 * Returns the second part of a path, such as `workout-routes` for `apple_health_export/workout-routes/a.gpx`. Returns
 * the whole path if it has only one part.
 */
const kindOf = (path: string) => path.split('/').slice(1, 2).join('') || path;

/** Returns the largest XML file whose root element is `HealthData`, or undefined if there is none. */
async function findMainFile(files: readonly ExportFile[]): Promise<ExportFile | undefined> {
  const candidates = files
    .filter(({ path }) => path.toLowerCase().endsWith('.xml'))
    .toSorted((a, b) => b.size - a.size);
  for (const file of candidates.slice(0, 5)) {
    if (await hasRootElement(file)) return file;
  }
  return undefined;
}

async function hasRootElement(file: ExportFile): Promise<boolean> {
  let start = '';
  for await (const chunk of file.textChunks()) {
    start += chunk;
    if (start.includes(rootElement)) return true;
    if (start.length > searchLength) return false;
  }
  return false;
}

/** An element whose children are still being read. */
interface Pending {
  name: string;
  attributes: Attributes;
  metadata: Map<string, string>;
  statistics: Attributes[];
}

/** Elements that are never reported as `notUsed`, because they describe the export or belong to another element. */
const silentElements = new Set([
  'HealthData',
  'ExportDate',
  'Me',
  'MetadataEntry',
  'WorkoutEvent',
  'WorkoutActivity',
  'WorkoutStatistics',
  'WorkoutRoute',
  'FileReference',
  'HeartRateVariabilityMetadataList',
  'InstantaneousBeatsPerMinute',
]);

/** Returns the handlers that pass the elements on to the collector. */
function elementHandlers(collector: Collector, zone: string) {
  let pending: Pending | undefined;
  let isInCorrelation = false;
  let isInActivity = false;

  const openRecord = (attributes: Attributes) => {
    const { type = 'Record' } = attributes;
    if (needsMetadata(type)) pending = { name: 'Record', attributes, metadata: new Map(), statistics: [] };
    else if (!isInCorrelation) collector.addRecord(type, attributes);
  };

  const finish = ({ name, attributes, metadata, statistics }: Pending) => {
    const type = attributes.type ?? name;
    const sample = toSample(attributes, metadata, zone);
    if (!sample) collector.reject('unreadable', type, (attributes.startDate ?? '').slice(0, 10));
    else if (name === 'Workout') collector.addWorkout(sample, statistics);
    else collector.addSample(type, sample, isInCorrelation);
  };

  return {
    onOpen(name: string, attributes: Attributes) {
      if (name === 'Record') openRecord(attributes);
      else if (name === 'MetadataEntry') {
        if (attributes.key && !isInActivity) pending?.metadata.set(attributes.key, attributes.value ?? '');
      } else if (name === 'Workout') pending = { name, attributes, metadata: new Map(), statistics: [] };
      // A `WorkoutActivity` is a part of a workout. Its statistics are left out, because they repeat the statistics of
      // the workout.
      else if (name === 'WorkoutActivity') isInActivity = true;
      else if (name === 'WorkoutStatistics') {
        if (!isInActivity) pending?.statistics.push(attributes);
      } else if (name === 'Correlation') isInCorrelation = true;
      else if (!silentElements.has(name)) collector.reject('notUsed', name);
    },
    onClose(name: string) {
      if (pending?.name === name) {
        finish(pending);
        pending = undefined;
      } else if (name === 'WorkoutActivity') isInActivity = false;
      else if (name === 'Correlation') isInCorrelation = false;
    },
  };
}
