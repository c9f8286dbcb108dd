/** Lists values, each with its label. */
export function FigureList({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="divide-y divide-line">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
