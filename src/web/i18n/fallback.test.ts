import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { CallError } from '#web/lib/call-api.ts';
import { errorMessage } from './error-message.ts';
import { loadTranslations } from './language.ts';

it('falls back from Swedish to English, and then to the key', async () => {
  await loadTranslations('entry');
  i18next.addResourceBundle('sv', 'common', {});
  const swedish = i18next.getFixedT('sv', 'common') as unknown as (key: string) => string;
  await vi.waitFor(() => expect(swedish('save')).toBe('Save'), 60_000);
  expect(swedish('unknown')).toBe('unknown');
});

it('has a message for every failed call', async () => {
  await loadTranslations('entry');
  const withCode = new CallError(
    404,
    'Not Found',
    '{"code":"not_found","message":"Not found. It may have been deleted."}',
  );
  expect(errorMessage(withCode, 'sv')).toBe('Hittades inte. Det kan ha tagits bort.');
  expect(errorMessage(new CallError(502, 'Bad Gateway', '<html>'), 'en')).toBe(
    'Something went wrong on our side.',
  );
  expect(errorMessage(new TypeError('Failed to fetch'), 'en')).toContain("can't reach Lagom");
});
