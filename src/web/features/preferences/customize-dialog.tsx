import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#domain/preferences.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
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

/** Selects the modules of the dashboard and the questions of the check-in. */
export function CustomizeDialog({ open, onOpenChange, preferences }: Props) {
  const { t } = useTranslation(['preferences', 'common']);
  const formId = useId();
  const updatePreferences = useUpdatePreferences();
  const handleOpenChange = (next: boolean) => {
    updatePreferences.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={t('preferences:title')}
      description={t('preferences:description')}
      footer={
        <>
          <Button variant="secondary" onClick={() => handleOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} busy={updatePreferences.isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <CustomizeForm
        id={formId}
        preferences={preferences}
        updatePreferences={updatePreferences}
        onSaved={() => handleOpenChange(false)}
      />
    </Dialog>
  );
}

interface FormProps {
  id: string;
  preferences: Preferences;
  updatePreferences: ReturnType<typeof useUpdatePreferences>;
  onSaved: () => void;
}

function CustomizeForm({ id, preferences, updatePreferences, onSaved }: FormProps) {
  const { t } = useTranslation('preferences');
  const { language } = useLanguage();
  const toast = useToast();
  const [modules, setModules] = useState(preferences.modules);
  const [questions, setQuestions] = useState(preferences.checkinQuestions);

  const handleSubmit = () =>
    updatePreferences.mutate(
      {
        modules: pickChanged(preferences.modules, modules),
        checkinQuestions: pickChanged(preferences.checkinQuestions, questions),
      },
      {
        onSuccess: () => {
          toast.show({ title: t('saved') });
          onSaved();
          setTimeout(() => window.location.reload(), reloadDelayMs);
        },
      },
    );

  return (
    <form
      id={id}
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {updatePreferences.isError && <Alert>{errorMessage(updatePreferences.error, language)}</Alert>}
      <SwitchGroup
        title={t('modulesTitle')}
        names={moduleNames}
        label={(name) => t(`modules.${name}`)}
        values={modules}
        onChange={(name, enabled) => setModules({ ...modules, [name]: enabled })}
      />
      <SwitchGroup
        title={t('questionsTitle')}
        names={questionNames}
        label={(name) => t(`questions.${name}`)}
        values={questions}
        onChange={(name, enabled) => setQuestions({ ...questions, [name]: enabled })}
      />
      <p className="text-small text-muted">{t('alwaysAsked')}</p>
    </form>
  );
}

/** Returns only the changed values, so that the server keeps the others as they are. */
function pickChanged<Name extends string>(before: Record<Name, boolean>, after: Record<Name, boolean>) {
  const names = Object.keys(after) as Name[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Record<Name, boolean>>;
}
