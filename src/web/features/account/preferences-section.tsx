import { useTranslation } from 'react-i18next';
import { firstDays, type Preferences, type StoredPreferences } from '#domain/preferences.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import type { QueryState } from '#web/lib/join-queries.ts';
import { useTheme } from '#web/lib/use-theme.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentNote } from '#web/ui/unsent/unsent-note.tsx';
import { Section } from './section.tsx';

export type AccountPreferences = Pick<Preferences, 'units' | 'display' | 'week'>;

interface Props {
  preferences: QueryState<AccountPreferences>;
  onChange: (change: StoredPreferences) => void;
}

/**
 * Shows the display preferences. Language and theme are stored in this browser. The other
 * preferences are stored in the account.
 */
export function PreferencesSection({ preferences, onChange }: Props) {
  const { t } = useTranslation('account');
  const { language, setLanguage } = useLanguage();
  const { choice, setChoice } = useTheme();
  return (
    <Section id="preferences" title={t('preferences.title')}>
      <div className="-my-3 divide-y divide-line">
        <PreferenceChoice
          label={t('preferences.language')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'sv', label: 'Svenska' },
          ]}
          value={language}
          onChange={(next) => void setLanguage(next)}
        />
        <PreferenceChoice
          label={t('preferences.theme')}
          options={[
            { value: 'system', label: t('preferences.system') },
            { value: 'light', label: t('preferences.light') },
            { value: 'dark', label: t('preferences.dark') },
          ]}
          value={choice}
          onChange={setChoice}
        />
        <QueryView
          compact
          query={preferences}
          errorTitle={t('notLoaded.preferences')}
          loading={<Skeleton height="11rem" />}
        >
          {(stored) => <AccountPreferenceFields preferences={stored} onChange={onChange} />}
        </QueryView>
      </div>
      <UnsentNote write="POST /api/user-preferences/:userId" />
    </Section>
  );
}

function AccountPreferenceFields({
  preferences,
  onChange,
}: { preferences: AccountPreferences } & Pick<Props, 'onChange'>) {
  const { t } = useTranslation('account');
  const { units, week } = preferences;
  return (
    <>
      <PreferenceChoice
        label={t('preferences.weight')}
        options={[
          { value: 'kg', label: 'kg' },
          { value: 'lb', label: 'lb' },
        ]}
        value={units.weight}
        onChange={(weight) => onChange({ units: { weight } })}
      />
      <PreferenceChoice
        label={t('preferences.length')}
        options={[
          { value: 'cm', label: 'cm' },
          { value: 'in', label: t('preferences.inches') },
        ]}
        value={units.length}
        onChange={(length) => onChange({ units: { length } })}
      />
      <PreferenceChoice
        label={t('preferences.firstDay')}
        options={firstDays.map((value) => ({ value, label: t(`preferences.firstDays.${value}`) }))}
        value={week.firstDay}
        onChange={(firstDay) => onChange({ week: { firstDay } })}
      />
    </>
  );
}

interface PreferenceChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function PreferenceChoice<Value extends string>({ label, ...choice }: PreferenceChoiceProps<Value>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span aria-hidden="true">{label}</span>
      <SegmentedControl label={label} {...choice} />
    </div>
  );
}
