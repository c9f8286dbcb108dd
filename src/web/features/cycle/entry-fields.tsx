import { useTranslation } from 'react-i18next';
import { cycleBounds, cyclePhases, cycleSymptoms } from '#domain/cycle.ts';
import { levelOf } from '#domain/shown-numbers.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import type { Area } from '#web/ui/area.ts';
import { ChipsField } from '#web/ui/chips-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SliderField } from '#web/ui/slider-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { CycleDayField } from './cycle-day-field.tsx';
import type { EntryValues } from './entry-form.ts';

export function EntryFields() {
  const { t } = useTranslation('cycle');
  const phases = cyclePhases.map((phase) => ({ value: phase, label: t(`phases.${phase}`) }));
  return (
    <div className="space-y-5 divide-y divide-line *:space-y-5 *:not-last:pb-5">
      <div>
        <DateField name="date" label={t('form.date')} />
        <SwitchField name="periodStart" label={t('form.periodStart')} hint={t('form.periodStartHint')} />
        <Scales scales={[flow]} />
      </div>
      <div>
        <ChipsField
          name="symptoms"
          label={t('form.symptoms')}
          options={cycleSymptoms.map((symptom) => ({ value: symptom, label: t(`symptoms.${symptom}`) }))}
        />
      </div>
      <div>
        <Scales scales={scores} />
      </div>
      <div>
        <div className="grid grid-cols-2 items-start gap-4">
          <CycleDayField />
          <SelectField
            name="phase"
            label={t('form.phase')}
            options={[{ value: '', label: t('form.notRecorded') }, ...phases]}
          />
        </div>
        <SwitchField name="atypical" label={t('form.atypical')} hint={t('form.atypicalHint')} />
      </div>
      <div>
        <TextareaField name="notes" label={t('form.notes')} maxLength={cycleBounds.notes} />
      </div>
    </div>
  );
}

const flow = {
  field: 'flowIntensity',
  name: 'flow',
  scaleKey: 'ofFive',
  bounds: cycleBounds.flowIntensity,
  area: 'cycle',
} as const;

const scores = [
  { field: 'mood', name: 'mood', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'mood' },
  { field: 'energyLevel', name: 'energy', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'energy' },
  { field: 'pain', name: 'pain', scaleKey: 'ofTen', bounds: cycleBounds.score, area: 'stress' },
] as const satisfies { area: Area; field: keyof EntryValues; [key: string]: unknown }[];

type Scale = typeof flow | (typeof scores)[number];

/** Shows a slider for each scale. A slider has no value until the person sets it, and can be cleared. */
function Scales({ scales }: { scales: readonly Scale[] }) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  return scales.map(({ field, name, scaleKey, bounds, area }) => {
    const label = t(`form.${name}`);
    return (
      <SliderField
        key={field}
        name={field}
        label={label}
        area={area}
        hasDrops={field === 'flowIntensity'}
        {...bounds}
        ends={{ low: t(`form.ends.${name}.low`), high: t(`form.ends.${name}.high`) }}
        clearLabel={t('form.clearValue', { name: label })}
        valueText={(value) =>
          value === undefined
            ? t('form.notRecorded')
            : shown.scores
              ? t(`form.${scaleKey}`, { value })
              : capitalize(t(`levels.${levelOf(value, bounds)}`), language)
        }
      />
    );
  });
}
