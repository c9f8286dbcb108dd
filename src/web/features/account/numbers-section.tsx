import { useTranslation } from 'react-i18next';
import type { StoredPreferences } from '#domain/preferences.ts';
import { allNumbersShown, noNumbersShown, numberKinds, type ShownNumbers } from '#domain/shown-numbers.ts';
import type { QueryState } from '#web/lib/join-queries.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Section } from './section.tsx';

interface Props {
  preferences: QueryState<{ display: ShownNumbers }>;
  onChange: (change: StoredPreferences) => void;
}

/** Lets people hide kinds of numbers that harm them. Has a switch for each kind, and a switch for all kinds. */
export function NumbersSection({ preferences, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <Section id="numbers" title={t('numbers.title')} text={t('numbers.text')}>
      <QueryView
        compact
        query={preferences}
        errorTitle={t('notLoaded.numbers')}
        loading={<Skeleton height="18rem" />}
      >
        {({ display }) => <NumberSwitches display={display} onChange={onChange} />}
      </QueryView>
      <p className="mt-4 max-w-prose text-small text-muted">{t('numbers.export')}</p>
    </Section>
  );
}

function NumberSwitches({ display, onChange }: { display: ShownNumbers } & Pick<Props, 'onChange'>) {
  const { t } = useTranslation('account');
  const handleAll = (hide: boolean) => onChange({ display: hide ? noNumbersShown : allNumbersShown });
  return (
    <div>
      <Switch
        label={t('numbers.all')}
        checked={numberKinds.every((kind) => !display[kind])}
        onChange={(event) => handleAll(event.target.checked)}
      />
      {numberKinds.map((kind) => (
        <div key={kind} className="border-t border-line">
          <Switch
            label={t(`numbers.${kind}`)}
            hint={t(`numbers.${kind}Hint`)}
            checked={!display[kind]}
            onChange={(event) => onChange({ display: { [kind]: !event.target.checked } })}
          />
        </div>
      ))}
    </div>
  );
}
