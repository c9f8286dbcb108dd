import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SwitchGroup } from './switch-group.tsx';
import { useUpdatePreferences } from './use-preferences.ts';

const reloadDelayMs = 1_000;

const moduleNames = [
  'healthMetrics',
  'dailyCheckin',
  'foodLogging',
  'meditation',
  'deviceSync',
  'patternAnalysis',
  'menstrualCycle',
] as const satisfies (keyof Preferences['modules'])[];

const questionNames = [
  'mood',
  'energy',
  'stress',
  'sleep',
  'water',
  'alcohol',
  'junkFood',
] as const satisfies (keyof Preferences['checkinQuestions'])[];

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preferences: Preferences;
}

type Values = Record<(typeof moduleNames)[number] | (typeof questionNames)[number], boolean>;

/**
 * Shows the form in which the person chooses the modules of the dashboard and the questions of the check-in. Sends only
 * the changed choices, and reloads the page a second after they are saved.
 */
export function CustomizeDialog({ preferences, ...dialog }: Props) {
  const { t } = useTranslation(['preferences', 'common']);
  const updatePreferences = useUpdatePreferences();
  const { modules, checkinQuestions } = preferences;
  return (
    <FormDialog<Values>
      {...dialog}
      title={t('preferences:title')}
      description={t('preferences:description')}
      draftName="customize"
      submitLabel={t('common:save')}
      savedText={t('preferences:saved')}
      spacing="wide"
      defaultValues={{ ...pick(modules, moduleNames), ...pick(checkinQuestions, questionNames) }}
      onSubmit={async (values) => {
        await updatePreferences.mutateAsync({
          modules: pickChanged(modules, pick(values, moduleNames)),
          checkinQuestions: pickChanged(checkinQuestions, pick(values, questionNames)),
        });
        setTimeout(() => window.location.reload(), reloadDelayMs);
      }}
    >
      <SwitchGroup
        title={t('preferences:modulesTitle')}
        names={moduleNames}
        label={(name) => t(`preferences:modules.${name}`)}
      />
      <SwitchGroup
        title={t('preferences:questionsTitle')}
        names={questionNames}
        label={(name) => t(`preferences:questions.${name}`)}
      />
      <p className="text-small text-muted">{t('preferences:alwaysAsked')}</p>
    </FormDialog>
  );
}

const pick = <Name extends string>(values: Record<Name, boolean>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, boolean>;

/** Returns only the changed values, so that the server keeps the other values as they are. */
function pickChanged<Name extends string>(before: Record<Name, boolean>, after: Record<Name, boolean>) {
  const names = Object.keys(after) as Name[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Record<Name, boolean>>;
}
