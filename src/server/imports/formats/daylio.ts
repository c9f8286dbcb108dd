import { z } from 'zod';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { readDay } from '#domain/devices/read-day.ts';
import { readCsv } from '../read-csv.ts';
import { readStart } from '../read-start.ts';
import type { ExportFile, Reader } from '../reader.ts';
import { readEachFile, unreadable } from '../reject.ts';
import { scoreOfName, toScore } from './daylio-moods.ts';

const backupName = /(?:^|\/)backup\.daylio$/i;

/** Reads the moods of Daylio, from its CSV export or from its backup. The value of a day is the mean of its moods. */
export const daylio: Reader = {
  format: 'daylio',
  async recognises(files) {
    for (const file of files) {
      if (backupName.test(file.path)) return true;
      if (!/\.csv$/i.test(file.path)) continue;
      const start = await readStart(file);
      if (/^\W*full_date[",;\t]/i.test(start) && /\bmood\b/i.test(start)) return true;
    }
    return false;
  },
  async *read(files, { zone }) {
    const moods = new DailyMoods();
    yield* readEachFile(files, (file) =>
      backupName.test(file.path) ? readBackup(file, moods) : readTable(file, moods, zone),
    );
    yield* moods.records();
  },
};

/** Collects moods, to compute the mean of each day. */
class DailyMoods {
  readonly #days = new Map<CalendarDay, number[]>();

  add(day: CalendarDay, score: number): void {
    const scores = this.#days.get(day) ?? [];
    scores.push(score);
    this.#days.set(day, scores);
  }

  *records(): Generator<HealthRecord> {
    for (const [day, scores] of this.#days) {
      const value = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      yield { kind: 'daily', measure: 'mood', day, value, recordedAt: new Date(`${day}T23:59:59Z`) };
    }
  }
}

async function* readTable(file: ExportFile, moods: DailyMoods, zone: string): AsyncGenerator<Rejection> {
  for await (const { cells: row, line } of readCsv(file)) {
    const name = row.mood?.trim() ?? '';
    const day = readDay(row.full_date ?? '', 'ymd', zone)?.day;
    const score = scoreOfName(name);
    if (day && score !== undefined) moods.add(day, score);
    else yield unreadable(day ? `mood ${name}` : 'full_date', file, line);
  }
}

const backup = z.object({
  dayEntries: z.array(z.unknown()),
  /** Moods with an id. `mood_group_id` is 1 for the best level and 5 for the worst. */
  customMoods: z.array(z.object({ id: z.int(), mood_group_id: z.int().min(1).max(5) })),
});
/** An entry of a day. `month` is 0 for January. */
const backupEntry = z.object({ year: z.int(), month: z.int().min(0).max(11), day: z.int(), mood: z.int() });

/** Adds the moods of a backup, which is JSON in base64. Yields the rejections. */
async function* readBackup(file: ExportFile, moods: DailyMoods): AsyncGenerator<Rejection> {
  const content = backup.safeParse(parseJson(Buffer.from(await file.text(), 'base64').toString('utf8')));
  if (!content.success) {
    yield unreadable('backup', file);
    return;
  }
  const groups = new Map(content.data.customMoods.map(({ id, mood_group_id }) => [id, mood_group_id]));
  for (const [index, entry] of content.data.dayEntries.entries()) {
    const parsed = backupEntry.safeParse(entry).data;
    const group = parsed && groups.get(parsed.mood);
    const day = parsed && toDay(parsed);
    if (day && group !== undefined) moods.add(day, toScore(6 - group));
    else yield unreadable('entry', file, index + 1);
  }
}

/** Returns the day of an entry, or undefined if the date is invalid, such as 31 February. */
function toDay({ year, month, day }: z.output<typeof backupEntry>): CalendarDay | undefined {
  const text = [year, String(month + 1).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
