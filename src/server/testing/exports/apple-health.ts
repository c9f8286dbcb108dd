import { toDayNumber } from '#domain/calendar-day.ts';

interface AppleHealthOptions {
  /** The last day of the export. */
  until: string;
  days: number;
}

/**
 * The steps that the watch records per day, which are the correct total. In each quarter of an hour, the phone records
 * fewer steps than the watch.
 */
const watchSteps = 10_800;

/** The values that a reader has to find for each complete day in an export of `generateAppleHealth`. */
export const appleHealthTruth = { steps: watchSteps, heartRate: 56, asleepHours: 7, deepHours: 1.5 };

/**
 * The start of the main XML file of an Apple Health export, with the malformed DTD of iOS 16. The
 * attribute list of `RightEye` ends with a part of an element declaration, `MetadataEntry*)`.
 */
export const appleHealthStart = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord|Audiogram)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT VisionPrescription ((RightEye|LeftEye)*, Attachment?, MetadataEntry*)>
<!ATTLIST RightEye
  unit    CDATA #IMPLIED
  device  CDATA #IMPLIED
  MetadataEntry*)>
]>
`;

const phone = 'iPhone av Åsa';
const watch = 'Apple Watch av Åsa';
const watchDevice = `device="&lt;&lt;HKDevice: 0x2818b5ea0&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:9.1&gt;"`;
const phoneDevice = `device="&lt;&lt;HKDevice: 0x2818b4f50&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone14,5, software:16.1&gt;"`;

/**
 * Returns the text of the main XML file of an Apple Health export, in parts: steps of a phone and a
 * watch, energy, distance, heart rate every three minutes, resting heart rate and sleep with
 * stages, in the order and proportions of real exports. Every day is the same except for the heart
 * rate, so that tests know the correct daily values.
 */
export function* generateAppleHealth({ until, days }: AppleHealthOptions): Generator<string> {
  yield `${appleHealthStart}<HealthData locale="sv_SE">\n <ExportDate value="${until} 23:00:00 +0100"/>\n`;
  const last = toDayNumber(until);
  for (const writeDay of [heartRates, steps, energy, distances, restingHeartRates, sleep]) {
    for (let day = last - days + 1; day <= last; day++) yield writeDay(day);
  }
  yield '</HealthData>\n';
}

function heartRates(day: number): string {
  let text = '';
  for (let minute = 0; minute < 1440; minute += 3) {
    const at = time(day, minute * 60);
    const value = 50 + ((minute * 7 + day * 13) % 60);
    text += ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="${watch}" sourceVersion="9.1" ${watchDevice} unit="count/min" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}">\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${minute % 2}"/>\n </Record>\n`;
  }
  return text;
}

/**
 * Returns the XML of the steps of a day from 6:00 to 24:00, in records of five minutes. In each quarter of an hour the
 * watch records 150 steps and the phone 90.
 */
function steps(day: number): string {
  let text = '';
  for (let minute = 360; minute < 1440; minute += 5) {
    text += record('StepCount', 'count', watch, watchDevice, day, minute, 5, '50');
    if (minute % 15 < 10) text += record('StepCount', 'count', phone, phoneDevice, day, minute, 5, '45');
  }
  return text;
}

function energy(day: number): string {
  let text = '';
  for (let minute = 0; minute < 1440; minute += 3) {
    text += record('ActiveEnergyBurned', 'kcal', watch, watchDevice, day, minute, 3, '1.083');
    if (minute % 15 === 0)
      text += record('BasalEnergyBurned', 'kcal', watch, watchDevice, day, minute, 15, '17.25');
  }
  return text;
}

function distances(day: number): string {
  let text = '';
  for (let minute = 360; minute < 1440; minute += 10) {
    text += record('DistanceWalkingRunning', 'km', watch, watchDevice, day, minute, 10, '0.06321');
  }
  return text;
}

const restingHeartRates = (day: number) =>
  record(
    'RestingHeartRate',
    'count/min',
    watch,
    watchDevice,
    day,
    60,
    1200,
    String(appleHealthTruth.heartRate),
  );

/**
 * Returns the XML of the night that ends on a day. The watch records sleep stages from 23:00 to 6:30. The phone records
 * the time in bed from 22:45 to 6:55.
 */
function sleep(day: number): string {
  const sample = (source: string, value: string, from: number, minutes: number) =>
    ` <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="${source}" sourceVersion="9.1" ${source === watch ? watchDevice : phoneDevice} creationDate="${time(day, 7 * 3600)}" startDate="${time(day, from * 60)}" endDate="${time(day, (from + minutes) * 60)}" value="HKCategoryValueSleepAnalysis${value}">\n  <MetadataEntry key="HKTimeZone" value="Europe/Stockholm"/>\n </Record>\n`;
  const parts = [sample(phone, 'InBed', -75, 490)];
  const stages = ['AsleepCore', 'AsleepDeep', 'AsleepREM', 'AsleepCore', 'Awake'] as const;
  const minutes = { AsleepCore: 12, AsleepDeep: 9, AsleepREM: 9, Awake: 3 };
  let at = -60;
  for (let round = 0; round < 10; round++) {
    for (const stage of stages) {
      parts.push(sample(watch, stage, at, minutes[stage]));
      at += minutes[stage];
    }
  }
  return parts.join('');
}

function record(
  type: string,
  unit: string,
  source: string,
  device: string,
  day: number,
  minute: number,
  minutes: number,
  value: string,
): string {
  const end = time(day, (minute + minutes) * 60);
  return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="9.1" ${device} unit="${unit}" creationDate="${end}" startDate="${time(day, minute * 60)}" endDate="${end}" value="${value}"/>\n`;
}

/** Formats the time that is `seconds` after the start of a day, in the zone +01:00. */
function time(day: number, seconds: number): string {
  const text = new Date((day * 86_400 + seconds) * 1000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)} +0100`;
}
