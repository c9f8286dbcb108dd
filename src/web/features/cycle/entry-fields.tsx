import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { cycleBounds, cyclePhases, cycleSymptoms } from '#domain/cycle.ts';
import type { Area } from '#web/ui/area.ts';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import type { EntryDraft, validateDraft } from './entry-draft.ts';

interface Props {
  draft: EntryDraft;
  invalidFields: ReturnType<typeof validateDraft>;
  today: CalendarDay;
  onChange: (changes: Partial<EntryDraft>) => void;
}

/** The fields of an entry. */
export function EntryFields({ draft, invalidFields, today, onChange }: Props) {
  const { t } = useTranslation('cycle');
  const phases = cyclePhases.map((phase) => ({ value: phase, label: t(`phases.${phase}`) }));
  return (
    <>
      <TextField
        type="date"
        label={t('form.date')}
        max={today}
        value={draft.date}
        error={invalidFields.has('date') ? t('form.dateError') : undefined}
        onChange={(event) => onChange({ date: event.target.value })}
      />
      <Switch
        label={t('form.periodStart')}
        hint={t('form.periodStartHint')}
        checked={draft.periodStart}
        onChange={(event) => onChange({ periodStart: event.target.checked })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('form.cycleDay')}
          placeholder="1-35"
          inputMode="numeric"
          value={draft.cycleDay}
          error={invalidFields.has('cycleDay') ? t('form.cycleDayError') : undefined}
          onChange={(event) => onChange({ cycleDay: event.target.value })}
        />
        <SelectField
          label={t('form.phase')}
          options={[{ value: '', label: t('form.notRecorded') }, ...phases]}
          value={draft.phase}
          onChange={(event) => onChange({ phase: event.target.value as EntryDraft['phase'] })}
        />
      </div>
      <Scales draft={draft} onChange={onChange} />
      <ChipGroup
        label={t('form.symptoms')}
        options={cycleSymptoms.map((symptom) => ({ value: symptom, label: t(`symptoms.${symptom}`) }))}
        values={draft.symptoms}
        onChange={(symptoms) => onChange({ symptoms })}
      />
      <TextareaField
        label={t('form.notes')}
        value={draft.notes}
        error={invalidFields.has('notes') ? t('form.notesError') : undefined}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <Switch
        label={t('form.atypical')}
        hint={t('form.atypicalHint')}
        checked={draft.atypical}
        onChange={(event) => onChange({ atypical: event.target.checked })}
      />
    </>
  );
}

const scales = [
  {
    field: 'flowIntensity',
    name: 'flow',
    scaleKey: 'ofFive',
    bounds: cycleBounds.flowIntensity,
    area: 'cycle',
  },
  { field: 'mood', name: 'mood', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'mood' },
  { field: 'energyLevel', name: 'energy', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'energy' },
  { field: 'pain', name: 'pain', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'stress' },
] as const satisfies { area: Area; field: keyof EntryDraft; [key: string]: unknown }[];

/** The four sliders; each says nothing until it is touched, and can be left out again. */
function Scales({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const { t } = useTranslation('cycle');
  return scales.map(({ field, name, scaleKey, bounds, area }) => {
    const value = draft[field];
    const label = t(`form.${name}`);
    return (
      <div key={field} className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Slider
            label={label}
            area={area}
            {...bounds}
            value={value}
            onChange={(next) => onChange({ [field]: next })}
            valueText={value === undefined ? t('form.notRecorded') : t(`form.${scaleKey}`, { value })}
          />
        </div>
        <span className={classNames('-mr-2', value === undefined && 'invisible')}>
          <IconButton
            icon={X}
            label={t('form.clearValue', { name: label })}
            onClick={() => onChange({ [field]: undefined })}
          />
        </span>
      </div>
    );
  });
}
