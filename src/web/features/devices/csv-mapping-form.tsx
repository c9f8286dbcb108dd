import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ImportState } from '#contracts/imports.ts';
import { otherUnits } from '#domain/devices/csv-units.ts';
import { dayOrders } from '#domain/devices/read-day.ts';
import { type ObservedMeasure, observedMeasures } from '#domain/measures/catalogue.ts';
import { measureUnits, namesOf } from '#domain/measures/measure.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type MappingValues, mappingSchema, toMappingValues } from './csv-mapping.ts';
import { CsvPreview } from './csv-preview.tsx';
import { useMapImport } from './use-imports.ts';

type Preview = NonNullable<ImportState['preview']>;
/** The maximum number of example values that are shown for each column. */
const exampleCount = 3;

/** Asks what the columns of a CSV file contain, and shows a preview of its first rows with the chosen mapping. */
export function CsvMappingForm({ job, preview }: { job: ImportState; preview: Preview }) {
  const { t } = useTranslation('imports');
  const mapImport = useMapImport();
  const { columns, rows } = preview;
  return (
    <div className="space-y-4">
      <div>
        <h3 className="font-semibold break-all">{t('mapping.title', { name: job.fileName })}</h3>
        <p className="mt-1 text-small text-muted">{t('mapping.text')}</p>
      </div>
      <Form<MappingValues, ReturnType<ReturnType<typeof mappingSchema>['parse']>>
        schema={mappingSchema(columns, rows)}
        defaultValues={toMappingValues(columns, preview.suggestion)}
        errorTitle={t('mapping.failed')}
        draftKey={draftKey(`import-${job.id}`, useMember().id)}
        onSubmit={(mapping) => mapImport.mutateAsync({ params: { id: String(job.id) }, body: mapping })}
      >
        <DateFields columns={columns} />
        <ul className="space-y-3">
          {columns.map((name, index) => (
            <ColumnFields
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are named by their index and never move.
              key={index}
              name={name}
              index={index}
              examples={rows.flatMap((row) => row[index]?.trim() || []).slice(0, exampleCount)}
            />
          ))}
        </ul>
        <CsvPreview columns={columns} rows={rows} />
        <SubmitButton>{t('mapping.submit')}</SubmitButton>
      </Form>
    </div>
  );
}

function DateFields({ columns }: { columns: string[] }) {
  const { t } = useTranslation('imports');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <SelectField
        name="dayColumn"
        label={t('mapping.day')}
        options={columns.map((label, index) => ({ value: String(index), label }))}
        placeholder="–"
        missing={t('mapping.dayUnreadable')}
        invalid={t('mapping.dayUnreadable')}
      />
      <SelectField
        name="dayOrder"
        label={t('mapping.dayOrder')}
        options={dayOrders.map((value) => ({ value, label: t(`mapping.orders.${value}`) }))}
      />
      <SelectField
        name="decimalMark"
        label={t('mapping.decimalMark')}
        options={[
          { value: '.', label: t('mapping.point') },
          { value: ',', label: t('mapping.comma') },
        ]}
      />
    </div>
  );
}

/**
 * Asks what a column contains, and in which unit if the measure has several units. Shows nothing for the column with
 * the day.
 */
function ColumnFields({ name, index, examples }: { name: string; index: number; examples: string[] }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const values = useWatch() as MappingValues;
  if (values.dayColumn === String(index)) return null;
  const measure = values[`measure${index}`] as ObservedMeasure | '';
  const hasOthers = Object.entries(values).some(([field, value]) => field.startsWith('measure') && value);
  const fault = t(hasOthers ? 'mapping.sameMeasure' : 'mapping.none');
  const options = namesOf(observedMeasures)
    .map((value) => ({ value, label: observedMeasures[value].name[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const units = measure ? otherUnits(measure) : [];
  return (
    <li className="grid items-start gap-4 border-t border-line pt-3 sm:grid-cols-2">
      <SelectField
        name={`measure${index}`}
        label={t('mapping.column', { name })}
        hint={examples.join(' · ')}
        options={[{ value: '', label: t('mapping.leaveOut') }, ...options]}
        missing={fault}
        invalid={fault}
      />
      {measure && units.length > 0 && (
        <SelectField
          name={`unit${index}`}
          label={t('mapping.unit', { name })}
          options={[
            { value: '', label: measureUnits[observedMeasures[measure].unit][language] },
            ...units.map((value) => ({ value, label: t(`mapping.units.${value}`) })),
          ]}
        />
      )}
    </li>
  );
}
