import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FieldEdit,
  type LostValue,
  mergeEdits,
  rememberedMs,
  type StoredRecord,
  travelMs,
} from './merge-edits.ts';

const start = Date.UTC(2026, 2, 10);
const fields = ['duration', 'notes', 'type'] as const;
const units = [['duration'], ['notes', 'type']] as const;

interface OfflineEdit {
  device: number;
  editedAt: number;
  values: Record<string, unknown>;
}

/**
 * Applies edits in their order of arrival. All edits arrive after the last edit was made, as if every device had been
 * offline until then.
 */
function applyAll(edits: OfflineEdit[]): { record: StoredRecord; lost: LostValue[] } {
  const record: StoredRecord = { values: { duration: 30, notes: null, type: 'cardio' }, edits: {} };
  const lost: LostValue[] = [];
  for (const [index, { device, editedAt, values }] of edits.entries()) {
    const edit: FieldEdit = { editedAt, receivedAt: start + 1_000_000 + index, sessionId: device };
    const named = units.filter((unit) => unit.some((field) => field in values));
    const incoming = { ...record.values, ...values };
    const merged = mergeEdits(record, named, incoming, edit);
    lost.push(...merged.lost);
    for (const [name, ...others] of named) {
      if (merged.editedUnits.includes(name)) record.edits[name] = edit;
      if (merged.lostFields.includes(name)) continue;
      for (const field of [name, ...others]) record.values[field] = incoming[field];
    }
  }
  return { record, lost };
}

const valuesOf = fc.record(
  { duration: fc.integer({ min: 1, max: 5 }), notes: fc.constantFrom('a', 'b', 'c') },
  { requiredKeys: [] },
);
/** Edits of two devices. Their times differ by more than `travelMs`, so the order of arrival must not matter. */
const offlineEdits = fc
  .array(fc.record({ device: fc.constantFrom(1, 2), values: valuesOf }), { minLength: 1, maxLength: 8 })
  .map((edits) =>
    edits.map(
      ({ device, values }, index): OfflineEdit => ({
        device,
        editedAt: start + index * (travelMs + 1),
        values: 'notes' in values ? { ...values, type: 'yoga' } : values,
      }),
    ),
  );
const shuffled = offlineEdits.chain((edits) =>
  fc
    .shuffledSubarray(edits, { minLength: edits.length, maxLength: edits.length })
    .map((arriving) => ({ edits, arriving })),
);

describe('edits of two devices, in any order of arrival', () => {
  test('give the same record', () => {
    fc.assert(
      fc.property(shuffled, ({ edits, arriving }) => {
        expect(applyAll(arriving).record.values).toEqual(applyAll(edits).record.values);
      }),
      { numRuns: 1000 },
    );
  });

  test('keep every value in the record or in the history, unless its own device replaced it', () => {
    fc.assert(
      fc.property(shuffled, ({ edits, arriving }) => {
        // Makes all values different, so that each value can be traced to its edit.
        for (const { values, editedAt } of edits) {
          for (const field of Object.keys(values)) values[field] = `${field} at ${editedAt}`;
        }
        const { record, lost } = applyAll(arriving);
        const kept = [...Object.values(record.values), ...lost.map(({ value }) => value)];
        for (const field of fields) {
          for (const device of [1, 2]) {
            const last = edits.filter((one) => one.device === device && field in one.values).at(-1);
            if (last) expect(kept).toContain(last.values[field]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

const edit = (editedAt: number, receivedAt = editedAt, sessionId = 1): FieldEdit => ({
  editedAt: start + editedAt,
  receivedAt: start + receivedAt,
  sessionId,
});
const merge = (
  before: FieldEdit | undefined,
  incoming: FieldEdit,
  stored: unknown = 1,
  value: unknown = 2,
) => {
  const { lostFields, lost } = mergeEdits(
    { values: { mood: stored }, edits: before ? { mood: before } : {} },
    [['mood']],
    { mood: value },
    incoming,
  );
  return [lostFields.length === 0 ? 'written' : 'lost', lost.map((one) => one.value)];
};

test.each([
  [
    'a later edit replaces an earlier one that the person could see',
    edit(0),
    edit(10, 10, 2),
    ['written', []],
  ],
  ['a later edit replaces one that arrived afterwards', edit(0, 20), edit(10, 30, 2), ['written', [1]]],
  ['a device replaces its own value, and nothing is lost', edit(0, 20), edit(10, 30), ['written', []]],
  ['an earlier edit loses', edit(10), edit(5, 20, 2), ['lost', [2]]],
  ['of two edits at the same time, the greater value stays', edit(5), edit(5, 20, 2), ['written', []]],
  ['of two edits of one session at the same time, the second stays', edit(5), edit(5, 20), ['written', []]],
  [
    'of two edits of one session, the second stays if the first travelled longer',
    edit(travelMs),
    edit(0, travelMs + 1),
    ['written', []],
  ],
  [
    'of two edits of one session, an older one does not replace a later one',
    edit(travelMs + 1),
    edit(0, travelMs + 2),
    ['lost', [2]],
  ],
  [
    'of two edits of different sessions, the later one stays if it arrives first',
    edit(travelMs),
    edit(0, travelMs + 1, 2),
    ['lost', [2]],
  ],
  ['without a known edit, the value is written', undefined, edit(0, rememberedMs), ['written', []]],
  ['after 30 days, an edit replaces no value', undefined, edit(0, rememberedMs + 1), ['lost', [2]]],
])('%s', (_name, before, incoming, expected) => {
  expect(merge(before, incoming)).toEqual(expected);
});

test('after 30 days, an edit still fills an empty field', () => {
  expect(merge(undefined, edit(0, rememberedMs + 1), null)).toEqual(['written', []]);
});

test('an equal value is not lost, and keeps the later time', () => {
  const stored = { values: { mood: 2 }, edits: { mood: edit(10) } };
  expect(mergeEdits(stored, [['mood']], { mood: 2 }, edit(5, 20, 2))).toEqual({
    lostFields: [],
    editedUnits: [],
    lost: [],
  });
});
