import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';

interface Props extends Pick<Experiment, 'plan'> {
  title: string;
  days: readonly { name: string; isOn: boolean; text: string }[];
}

/** Lists the days and their values for screen readers. */
export function DaysTable({ title, plan: { action }, days }: Props) {
  const { t } = useTranslation('experiments');
  return (
    // The class `sr-only` is on this wrapper and not on the table. A table ignores the height that the class sets, and
    // would make the page longer.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plot.day')}</th>
            <th scope="col">{t('plot.kind')}</th>
            <th scope="col">{t('plot.value')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ name, isOn, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{t(`plan.${action.form}.${isOn ? 'on' : 'off'}`)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
