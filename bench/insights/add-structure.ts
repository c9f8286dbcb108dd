import { autoregressive, standardise } from './latent-series.ts';
import type { Population } from './population.ts';
import type { Draw } from './random-person.ts';

interface Related {
  related: { exposure: string; outcome: string }[];
}

/**
 * Adds the structure that `population.structure` names to the exposures and outcomes, in place. In
 * the structures `cycle`, `mediation` and `commonCause`, some exposures and outcomes are related
 * although no effect was planted between them (see `PlantedEffect`). Adds these pairs to
 * `person.related`, so that the scores of the benchmark ignore claims about these pairs. The other
 * structures add no pairs to `person.related`.
 */
export function addStructure(
  draw: Draw,
  population: Population,
  exposures: Float64Array[],
  outcomes: Float64Array[],
  person: Related,
): void {
  const numeric = exposures.length - 1;
  const [exposure, outcome] = [exposures[numeric], outcomes[0]];
  if (!exposure || !outcome) return;
  const relate = (index: number) =>
    person.related.push({ exposure: `exposure${index}`, outcome: 'outcome0' });
  switch (population.structure) {
    case 'cycle': {
      const start = draw.index(28);
      const phase = Float64Array.from(outcome, (_, day) => Math.sin((2 * Math.PI * (day + start)) / 28));
      for (const series of [...outcomes.slice(0, 2), exposure]) add(series, 0.7, phase);
      relate(numeric);
      person.related.push({ exposure: `exposure${numeric}`, outcome: 'outcome1' });
      return;
    }
    case 'mediation': {
      const middle = exposures[numeric - 1] ?? exposure;
      add(middle, 0.6, standardise(exposure));
      add(outcome, 0.5, standardise(middle));
      relate(numeric);
      relate(numeric - 1);
      return;
    }
    case 'commonCause': {
      const hidden = autoregressive(draw, population.days, draw.uniform(...population.phi));
      add(exposure, 0.6, hidden);
      add(outcome, 0.6, hidden);
      relate(numeric);
      return;
    }
    case 'reverse':
      // The outcome of the previous day affects the exposure. A claim that the exposure affects the outcome would be
      // false.
      add(
        exposure,
        0.5,
        Float64Array.from(outcome, (_, day) => outcome[day - 1] ?? 0),
      );
      return;
    case 'unitChange': {
      const from = 60 + draw.index(240);
      exposures.slice(-3).forEach((series) => {
        for (let day = from; day < series.length; day++) series[day] = 2.2046 * ((series[day] ?? 0) + 5) - 5;
      });
      return;
    }
    case 'daylightSaving':
      // For five days from each clock change, the last two exposures (such as bedtimes) are higher, and all outcomes
      // are lower.
      for (const change of [85, 301])
        for (let day = change; day < change + 5; day++) {
          for (const series of exposures.slice(-2)) series[day] = (series[day] ?? 0) + 1;
          for (const series of outcomes) series[day] = (series[day] ?? 0) - 0.3;
        }
  }
}

function add(target: Float64Array, factor: number, source: Float64Array): void {
  for (let day = 0; day < target.length; day++)
    target[day] = (target[day] ?? 0) + factor * (source[day] ?? 0);
}
