import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSignInOptions } from '#contracts/auth.ts';
import { callApi } from '#web/lib/call-api.ts';
import { changeLanguage, loadTranslations } from './language.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';

function Greeting() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('sv')}>
      {language}: {t('save')}
    </button>
  );
}

beforeEach(() => loadTranslations('entry'));
afterEach(async () => {
  await changeLanguage('en');
});

it('starts in English, changes to Swedish and remembers it', async () => {
  const user = userEvent.setup();
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'en: Save' }));
  expect(await screen.findByRole('button', { name: 'sv: Spara' })).toBeDefined();
  expect(document.documentElement.lang).toBe('sv');
  expect(localStorage.getItem('lagom.language')).toBe('sv');
});

it('writes numbers and percentages in texts by the rules of the language', async () => {
  await loadTranslations('community');
  await loadTranslations('patterns');
  const texts = () => [
    i18next.t('community:post.likes', { count: 1234 }),
    i18next.t('patterns:ruleConfidence', { value: 91.6 }),
    i18next.t('community:post.by', { name: '1234.5' }),
  ];
  expect(texts()).toEqual(['1,234 likes', 'Rule confidence 92%', 'Post by 1234.5']);
  await changeLanguage('sv');
  expect(texts()).toEqual(['1\u00a0234 gillar', 'Regelns säkerhet 92\u00a0%', 'Inlägg av 1234.5']);
});

it('names the language in requests, also if none was chosen', async () => {
  const fetched = vi.fn(async (_address: string, { headers }: { headers: Headers }) =>
    Response.json(headers.get('accept-language')),
  );
  vi.stubGlobal('fetch', fetched);
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  );
  expect(await callApi(getSignInOptions)).toBe('en');
  await userEvent.click(screen.getByRole('button', { name: 'en: Save' }));
  await screen.findByRole('button', { name: 'sv: Spara' });
  expect(await callApi(getSignInOptions)).toBe('sv');
});

it('throws outside its provider', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting />)).toThrow('useLanguage must be used within a LanguageProvider');
  silence.mockRestore();
});
