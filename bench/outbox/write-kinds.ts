import { saveBody } from '#contracts/body.ts';
import { saveResponse } from '#contracts/checkin.ts';
import { createPost } from '#contracts/community.ts';
import { createCycleEntry } from '#contracts/cycle.ts';
import type { WriteEndpoint } from '#contracts/endpoint.ts';
import { createActivity, deleteActivity, updateActivity } from '#contracts/fitness.ts';
import { createMeditationSession } from '#contracts/mindfulness.ts';
import { createFoodEntry, saveNutritionTargets, saveWaterIntake } from '#contracts/nutrition.ts';
import type { DB } from '#server/db/tables.ts';
import type { SimulatedTime } from './simulated-time.ts';

/**
 * What a write changes on the server, as far as the oracle (oracle.ts) checks it: a new row, the deletion of a workout,
 * or the values of fields. `marker` is a value in the row that no other write has, so that the oracle can find the row.
 * `instant` is the column with the time of the row, if the table has such a column.
 */
export type Effect =
  | { kind: 'row'; table: RowTable; marker: string; instant?: InstantColumn; hasPhoto?: true }
  | { kind: 'deletion'; workout: number }
  | { kind: 'fields'; values: Record<string, number> };

/** A table in which writes create rows. `markerColumns` maps each table to the column that contains the marker. */
export type RowTable = keyof typeof markerColumns;
export const markerColumns = {
  exercise_activities: 'notes',
  food_entries: 'name',
  meditation_sessions: 'duration',
  community_posts: 'content',
  menstrual_cycle_entries: 'notes',
} as const satisfies Partial<Record<keyof DB, string>>;
type InstantColumn = 'happened_at' | 'eaten_at' | 'created_at';

export interface PlannedWrite {
  endpoint: WriteEndpoint;
  input: Record<string, unknown>;
  editedFields?: string[];
  effect: Effect;
}

export interface Person {
  name: string;
  id: number;
  cookie: string;
  /** The ids of workouts that exist before the history begins, each with the notes `before`. */
  workouts: number[];
}

interface Context {
  person: Person;
  time: SimulatedTime;
  /** A text that no other write has. */
  marker: string;
  /** A number that no other write of the history has, from 1 to 40. */
  number: number;
  photo: Blob;
  question: number;
}

const day = '2026-03-10';

/**
 * The kinds of writes, each with a function that plans a write of the kind. Several kinds change the same fields, so
 * that the edits of two devices conflict.
 */
export const writeKinds: Record<string, (context: Context) => PlannedWrite> = {
  workout: ({ person, marker }) => ({
    endpoint: createActivity,
    input: { body: { userId: person.id, type: 'cardio', duration: 30, notes: marker } },
    effect: { kind: 'row', table: 'exercise_activities', marker, instant: 'happened_at' },
  }),
  meal: ({ person, marker }) => ({
    endpoint: createFoodEntry,
    input: { body: { userId: person.id, name: marker, mealType: 'lunch' } },
    effect: { kind: 'row', table: 'food_entries', marker, instant: 'eaten_at' },
  }),
  mealWithPhoto: ({ person, marker, photo }) => ({
    endpoint: createFoodEntry,
    input: { body: { userId: person.id, name: marker, mealType: 'dinner' }, photo },
    effect: { kind: 'row', table: 'food_entries', marker, instant: 'eaten_at', hasPhoto: true },
  }),
  meditation: ({ person, number }) => ({
    endpoint: createMeditationSession,
    input: { body: { userId: person.id, type: 'calm', duration: number, completed: true } },
    effect: { kind: 'row', table: 'meditation_sessions', marker: String(number), instant: 'happened_at' },
  }),
  post: ({ marker }) => ({
    endpoint: createPost,
    input: { body: { type: 'post', content: marker } },
    effect: { kind: 'row', table: 'community_posts', marker, instant: 'created_at' },
  }),
  cycle: ({ person, marker }) => ({
    endpoint: createCycleEntry,
    input: { body: { userId: person.id, notes: marker, mood: 5 } },
    effect: { kind: 'row', table: 'menstrual_cycle_entries', marker },
  }),
  water: ({ person, number }) => ({
    endpoint: saveWaterIntake,
    input: { body: { userId: person.id, date: day, glasses: number } },
    effect: { kind: 'fields', values: { water: number } },
  }),
  weight: ({ person, number }) => ({
    endpoint: saveBody,
    input: { body: { userId: person.id, date: day, weight: 60 + number } },
    editedFields: ['weight'],
    effect: { kind: 'fields', values: { weight: 60 + number } },
  }),
  waist: ({ person, number }) => ({
    endpoint: saveBody,
    input: { body: { userId: person.id, date: day, weight: 60 + number, waist: 70 + number } },
    editedFields: ['weight', 'waist'],
    effect: { kind: 'fields', values: { weight: 60 + number, waist: 70 + number } },
  }),
  checkin: ({ person, number, question }) => ({
    endpoint: saveResponse,
    input: { body: { userId: person.id, questionId: question, response: 1 + (number % 10), date: day } },
    effect: { kind: 'fields', values: { checkin: 1 + (number % 10) } },
  }),
  targets: ({ number }) => ({
    endpoint: saveNutritionTargets,
    input: { body: { calories: 2000 + number, protein: number, carbs: null, fat: null } },
    editedFields: ['calories', 'protein'],
    effect: { kind: 'fields', values: { calories: 2000 + number, protein: number } },
  }),
  editDuration: ({ person, number }) => editWorkout(person, ['duration'], { duration: 30 + number }),
  editCalories: ({ person, number }) =>
    editWorkout(person, ['caloriesBurned'], { caloriesBurned: 100 + number }),
  deleteWorkout: ({ person, time }) => {
    const workout = time.pick(person.workouts.slice(1));
    return {
      endpoint: deleteActivity,
      input: { params: { id: workout } },
      effect: { kind: 'deletion', workout },
    };
  },
};

/**
 * Plans a change of some fields of the person's first workout. The form is opened before the simulated history (see
 * `runHistory`), so the other fields are sent with their values from that time.
 */
function editWorkout(person: Person, editedFields: string[], values: Record<string, number>): PlannedWrite {
  return {
    endpoint: updateActivity,
    input: {
      params: { id: person.workouts[0] },
      body: {
        userId: person.id,
        type: 'cardio',
        duration: 20,
        intensity: 'moderate',
        caloriesBurned: 160,
        notes: 'before',
        ...values,
      },
    },
    editedFields,
    effect: { kind: 'fields', values },
  };
}
