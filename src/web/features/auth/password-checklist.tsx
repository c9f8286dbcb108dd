import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { checkPasswordRules } from '#domain/password.ts';

/** Returns the ids of the rules in the checklist with this id, separated by spaces. */
export const ruleIds = (id: string): string =>
  checkPasswordRules('')
    .map(({ need }) => `${id}-${need}`)
    .join(' ');

/** Shows which password rules the typed password meets. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation('auth');
  const needs = checkPasswordRules(password);
  return (
    <>
      <ul aria-label={t('passwordRules')} className="mt-2 grid grid-cols-2 gap-x-4 gap-y-0.5">
        {needs.map(({ need, met }) => {
          const Icon = met ? Check : Circle;
          return (
            <li
              key={need}
              id={`${id}-${need}`}
              className={`flex items-center gap-1.5 text-small transition-colors duration-150 ${
                met ? 'text-primary' : 'text-muted'
              }`}
            >
              <Icon aria-hidden="true" className="size-3.5" strokeWidth={met ? 2.5 : 1.5} />
              {t(`passwordRule.${need}`)}
              <span className="visually-hidden">: {met ? t('ruleMet') : t('ruleUnmet')}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {needs.every(({ met }) => met) && t('allRulesMet')}
      </p>
    </>
  );
}
