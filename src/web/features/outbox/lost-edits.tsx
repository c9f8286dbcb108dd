import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LostEdit, listLostEdits } from '#contracts/edits.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { isFieldShown } from '#domain/shown-numbers.ts';
import { dateLocale, formatNumber } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Card } from '#web/ui/card.tsx';

const listLimit = 20;

/**
 * Lists the values that the person entered, but that a later edit from another device replaced. Shows at most the
 * newest 20. Renders nothing if there are none or they cannot be loaded.
 */
export function LostEdits() {
  const { t } = useTranslation('outbox');
  const { data = [] } = useQuery(endpointQuery(listLostEdits, { query: { limit: listLimit } }));
  if (data.length === 0) return null;
  return (
    <Card title={t('lost.title')}>
      <p className="mb-2 text-muted">{t('lost.text')}</p>
      <ul className="divide-y divide-line">
        {data.map((edit) => (
          <LostEditRow key={edit.id} edit={edit} />
        ))}
      </ul>
    </Card>
  );
}

function LostEditRow({ edit }: { edit: LostEdit }) {
  const shown = useShownNumbers();
  const { t, i18n } = useTranslation(['outbox', 'checkin']);
  const { language } = useLanguage();
  // The field of an answer is the category of its question.
  const name = [`outbox:fields.${edit.field}`, `checkin:names.${edit.field}`].find((key) => i18n.exists(key));
  const toText = useValueText();
  return (
    <li className="py-3">
      <p className="font-semibold">
        {t(`kinds.${kindOf(edit)}`)}
        {name && ` · ${t(name as 'outbox:fields.name')}`}
      </p>
      <p className="text-small break-words">
        {isFieldShown(edit.field, shown) ? t('lost.yours', { value: toText(edit) }) : t('lost.hidden')}
      </p>
      <p className="text-small text-muted">
        {t('lost.when', { time: formatDateTime(edit.editedAt, language) })}
      </p>
    </li>
  );
}

/**
 * Text keys by the kind of the edited record. The kind is the part of `record` before the colon, such as `meal` in
 * `meal:12`.
 */
const kinds = {
  body: 'weighIn',
  'community-profile': 'displayName',
  cycle: 'cycleEntry',
  day: 'checkin',
  experiment: 'experimentDay',
  'own-food': 'ownFood',
  insight: 'feedback',
  meal: 'meal',
  meditation: 'session',
  night: 'night',
  'notification-settings': 'notifications',
  'nutrition-targets': 'targets',
  preferences: 'preferences',
  'source-order': 'sourceOrder',
  'sleep-goals': 'sleepGoals',
  workout: 'workout',
} as const;

/** Returns the text key of the edited record, or `other` for an unknown kind. */
const kindOf = ({ record }: LostEdit) => kinds[record.split(':')[0] as keyof typeof kinds] ?? 'other';

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const formatDateTime = (instant: string, language: Language) =>
  dateFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** The texts of the values that the server stores as keys, by field. */
const valueTexts: Partial<Record<string, readonly string[]>> = {
  mealType: ['kinds:meals'],
  type: ['kinds:workouts', 'kinds:sessions'],
  intensity: ['fitness:intensities'],
  phase: ['cycle:phases'],
  symptoms: ['cycle:symptoms'],
  rating: ['outbox:fieldValues.rating'],
};

/**
 * Returns a function that formats the value of an edit in the person's language. Returns a dash for
 * an empty value.
 */
function useValueText() {
  const { t, i18n } = useTranslation(['outbox', 'common', 'kinds', 'fitness', 'cycle']);
  const { language } = useLanguage();
  const toText = ({ field, value }: Pick<LostEdit, 'field' | 'value'>): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'common:yes' : 'common:no');
    if (typeof value === 'number') return formatNumber(value, language, 2);
    if (Array.isArray(value)) {
      return value.length === 0 ? '–' : value.map((part) => toText({ field, value: part })).join(', ');
    }
    if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
    const texts = valueTexts[field]?.find((one) => i18n.exists(`${one}.${value}`));
    if (texts) return t(`${texts}.${value}` as 'kinds:meals.lunch');
    return isInstant(value) ? formatDateTime(value, language) : value;
  };
  return toText;
}
