import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { loadAllTranslations } from '#web/testing/load-all-translations.ts';
import { formatDay } from './format.ts';
import { switchLanguage } from './language.ts';

beforeAll(loadAllTranslations);

it.each([
  ['sv', 'ons\u00a04\u00a0nov.', 'värdena för ons\u00a04\u00a0nov.', 'Radera kontot …'],
  ['en', 'Wed\u00a04\u00a0Nov', 'the values for Wed\u00a04\u00a0Nov.', 'Delete account...'],
] as const)(
  'a sentence that ends with an abbreviated month has one full stop, in %s',
  async (language, day, end, withDots) => {
    await switchLanguage(language);
    expect(formatDay('2026-11-04', language, '2026-11-23')).toBe(day);
    expect(i18next.t('devices:values.text', { day })).toMatch(new RegExp(`${end}$`.replaceAll('.', '\\.')));
    expect(i18next.t('account:delete.open')).toBe(withDots);
  },
);
