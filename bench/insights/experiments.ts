import { analyse } from '#domain/experiments/analyse.ts';
import { computePower, shownEffects } from '#domain/experiments/power.ts';
import { experimentLengths } from '#domain/experiments/schedule.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import {
  calmWorld,
  drawNullWorld,
  isRejected,
  simulateExperiment,
  type World,
} from './simulate-experiment.ts';

const seed = 2026;

/**
 * Simulates experiments and returns the results as Markdown: the rate of false conclusions over `count` experiments
 * without an effect, the simulated and the computed power, and how often the confidence interval contains the true
 * effect. Each row about power or intervals uses `count` / 10 experiments. Calls `report` with lines of progress.
 */
export function measureExperiments(count: number, report: (line: string) => void): string {
  report(`experiments: ${count} null experiments`);
  const nulls = countWorlds(count, seed, drawNullWorld, isRejected);
  report('experiments: power');
  const power = experimentLengths.flatMap((length) => powerRows(length, Math.ceil(count / 10)));
  report('experiments: coverage');
  const coverage = coverageRows(Math.ceil(count / 10));
  return [
    `Seed ${seed}. Intervals are 95% intervals of the simulation.`,
    '',
    '| null experiments | conclude an effect |',
    '| --- | --- |',
    `| ${count}, with forgetting, drift, random walks, weekends, gaps and phi up to 0.9 | ${withInterval(nulls, count)} |`,
    '',
    '| days | effect | simulated power | computed power | a fifth of the on-days forgotten |',
    '| --- | --- | --- | --- | --- |',
    ...power,
    '',
    '| interval of the effect | contains it |',
    '| --- | --- |',
    ...coverage,
  ].join('\n');
}

function powerRows(length: World['length'], count: number): string[] {
  const computed = computePower(calmWorld, length, shownEffects);
  return shownEffects.map((effect, index) => {
    const world = { ...calmWorld, length, effect };
    const found = countWorlds(count, seed + 1, () => world, isRejected);
    const forgetting = { ...world, forgotten: 0.2 };
    const foundForgetting = countWorlds(count, seed + 2, () => forgetting, isRejected);
    const cells = [
      length,
      `${effect} SD`,
      withInterval(found, count),
      (computed[index] ?? 0).toFixed(2),
      withInterval(foundForgetting, count),
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

function coverageRows(count: number): string[] {
  const cases: [string, (random: () => number) => World][] = [
    ['42 days, phi 0.4, 0.6 SD', () => ({ ...calmWorld, effect: 0.6 })],
    ['28 days, phi 0.4, 0.6 SD', () => ({ ...calmWorld, effect: 0.6, length: 28 })],
    [
      'the worlds of the null experiments, 0.6 SD',
      (random) => ({ ...drawNullWorld(random), effect: 0.6, forgotten: 0, isRounded: false }),
    ],
  ];
  return cases.map(([name, draw]) => {
    const covered = countWorlds(count, seed + 3, draw, ({ plan, days, world }) => {
      const drawn = analyse(plan, days, null).asDrawn;
      // Without an interval, every effect is still possible. So a missing interval counts as an interval that
      // contains the true effect.
      return (drawn?.low ?? -Infinity) <= world.effect && (drawn?.high ?? Infinity) >= world.effect;
    });
    return `| ${name} | ${withInterval(covered, count)} |`;
  });
}

type Simulated = ReturnType<typeof simulateExperiment> & { world: World };

/** Returns how many of `count` simulated experiments satisfy `meets`. */
function countWorlds(
  count: number,
  worldSeed: number,
  draw: (random: () => number) => World,
  meets: (simulated: Simulated) => boolean,
): number {
  const random = seededRandom(worldSeed);
  let met = 0;
  for (let i = 0; i < count; i++) {
    const world = draw(random);
    if (meets({ ...simulateExperiment(world, random), world })) met += 1;
  }
  return met;
}

function withInterval(met: number, count: number): string {
  const share = met / count;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / count);
  return `${share.toFixed(3)} ± ${half.toFixed(3)}`;
}
