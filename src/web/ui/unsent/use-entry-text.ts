import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { formatNumber, formatRecentDay, formatRecentDayInSentence } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { type EntryGroup, newestOf } from './entry-kinds.ts';

interface EntryText {
  /** What the entry is, such as "Workout", or the name of an own food. */
  title: string;
  /** The main values of the entry, such as "Yoga" and "30 minutes". Empty if `title` alone describes the entry. */
  details: string[];
  /** A longer text that the person wrote, or undefined. */
  text?: string | undefined;
}

interface Context {
  t: TFunction<['outbox', 'kinds']>;
  language: Language;
  /** Returns a day as text, such as "Today". Returns undefined for an input without a day. */
  day: (value: unknown) => string | undefined;
  /**
   * Returns a day in the form for the middle of a sentence, such as "yesterday". Returns undefined for an input without
   * a day.
   */
  dayInSentence: (value: unknown) => string | undefined;
  showsCalories: boolean;
}

/** Returns a function that describes unsent entries in words. */
export function useEntryText(): (group: EntryGroup) => EntryText {
  const { t } = useTranslation(['outbox', 'kinds']);
  const { language } = useLanguage();
  const today = useToday();
  const showsCalories = useShownNumbers().calories;
  const day = (value: unknown) =>
    typeof value === 'string' ? formatRecentDay(value, language, today) : undefined;
  const dayInSentence = (value: unknown) =>
    typeof value === 'string' ? formatRecentDayInSentence(value, language, today) : undefined;
  return (group) => {
    const { input } = newestOf(group);
    const details = entryDetails(group, { t, language, day, dayInSentence, showsCalories });
    const files = Object.keys(input.files ?? {}).length;
    const kind = t(`outbox:kinds.${group.kind.name}`);
    const foodName = ownFoodName(group);
    return {
      title: foodName ?? kind,
      details: [foodName && kind, ...details, files > 0 && t('outbox:values.photo')].filter(
        (detail) => typeof detail === 'string',
      ),
      text: writtenText(group),
    };
  };
}

type Body = Record<string, unknown>;
type Details = (string | false | undefined)[];

const ownFoodKinds = new Set(['ownFood', 'ownFoodChange', 'recipe', 'recipeChange']);

/** Returns the name of an own food or recipe. Returns undefined for other entries. */
function ownFoodName(group: EntryGroup): string | undefined {
  return ownFoodKinds.has(group.kind.name)
    ? String((newestOf(group).input.body as Body | undefined)?.name)
    : undefined;
}

/** Returns the text of a post or comment, or the notes of another entry. Returns undefined if there is no text. */
function writtenText(group: EntryGroup): string | undefined {
  const { content, notes } = (newestOf(group).input.body ?? {}) as Body;
  const text = content || notes;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function entryDetails(group: EntryGroup, context: Context): Details {
  const { input } = newestOf(group);
  const body = (input.body ?? {}) as Body;
  const { t, language, day, dayInSentence, showsCalories } = context;
  switch (group.kind.name) {
    case 'meal':
    case 'mealChange':
      return [
        String(body.description || body.name),
        t(`kinds:meals.${body.mealType as 'lunch'}`),
        showsCalories &&
          typeof body.calories === 'number' &&
          t('outbox:values.calories', { value: formatNumber(body.calories, language) }),
        day(body.date),
      ];
    case 'mealCopy':
      return [t('outbox:values.fromDay', { day: dayInSentence(body.fromDate) })];
    case 'favourite':
      return [String(body.name)];
    case 'ownFood':
    case 'ownFoodChange': {
      const { kcal } = (body.per100 ?? {}) as Body;
      return [
        showsCalories &&
          typeof kcal === 'number' &&
          t('outbox:values.caloriesPer100', { value: formatNumber(kcal, language) }),
      ];
    }
    case 'water':
      return [t('outbox:values.glasses', { count: Number(body.glasses) }), day(body.date)];
    case 'workout':
    case 'workoutChange':
      return [
        t(`kinds:workouts.${body.type as 'yoga'}`),
        t('outbox:values.minutes', { count: Number(body.duration) }),
      ];
    case 'weighIn':
      return [
        ...bodyMeasureNames
          .filter((name) => body[name] !== undefined)
          .map((name) => t(`outbox:values.${name}`)),
        day(body.date),
      ];
    case 'session':
      return [
        t(`kinds:sessions.${body.type as 'focus'}`),
        t('outbox:values.minutes', { count: Number(body.duration) }),
      ];
    case 'night':
      return [day(body.date), `${body.bedtime}–${body.wakeTime}`];
    case 'cycleEntry':
    case 'cycleEntryChange':
      return [day(body.date), body.periodStart === true && t('outbox:values.periodStart')];
    case 'checkin': {
      const { own, suggested } = countAnswers(group);
      return [
        own > 0 && t('outbox:values.answers', { count: own }),
        suggested > 0 && t('outbox:values.suggested', { count: suggested }),
        day(body.date),
      ];
    }
    case 'weighInDeletion':
    case 'nightDeletion':
      return [day(input.params?.date)];
    case 'experimentDay':
      return [day(input.params?.day), t(`outbox:values.${doneKey(body.done)}`)];
    case 'post':
      return [
        body.type === 'mood' && t('outbox:values.feeling'),
        body.type === 'achievement' && t('outbox:values.achievement'),
      ];
    case 'displayName':
      return [typeof body.displayName === 'string' && body.displayName];
    case 'suggestions':
      return [t(body.suggestible ? 'outbox:values.on' : 'outbox:values.off')];
    default:
      return [];
  }
}

const doneKey = (done: unknown) => (done === null ? 'noAnswer' : done ? 'done' : 'notDone');

/**
 * Returns the number of questions that the person answered, and the number of questions that have only a suggested
 * answer. A question that was answered twice counts once.
 */
function countAnswers({ entries }: EntryGroup): { own: number; suggested: number } {
  const answers = entries.map(({ input }) => input.body as { questionId: number; suggested?: boolean });
  const own = new Set(answers.flatMap((answer) => (answer.suggested ? [] : [answer.questionId])));
  const all = new Set(answers.map(({ questionId }) => questionId));
  return { own: own.size, suggested: all.size - own.size };
}
