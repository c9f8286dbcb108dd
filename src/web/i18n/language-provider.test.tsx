import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('throws outside its provider', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Greeting />)).toThrow('useLanguage must be used within a LanguageProvider');
  silence.mockRestore();
});
