import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median } from '../../median.ts';
import { adjustFor, estimateEffect, fitOutcome } from '../outcome-model.ts';
import { estimateAutocorrelation } from './autocorrelation.ts';
import { factorise, solveLast } from './cholesky.ts';
import { benjaminiHochbergLimit } from './multiple-testing.ts';
import { normalTwoSided } from './normal.ts';
import { orthonormalBasis } from './orthonormal-basis.ts';
import { averageRanks } from './ranks.ts';
import { studentQuantile, studentTwoSided } from './student-t.ts';
import { dot } from './vector.ts';

describe('distributions, against SciPy 1.17', () => {
  // Computed with SciPy: 2 * scipy.stats.t.sf(t, df).
  test.each([
    [2, 10, 0.07338803477074037],
    [-2, 10, 0.07338803477074037],
    [4.2, 63, 8.55373795277573e-5],
    [0.5, 3, 0.651447964848151],
    [0.001, 5, 0.9992407867721976],
    [12.706204736432095, 1, 0.05],
  ])('t %f with %i degrees of freedom', (t, freedom, p) => {
    expect(studentTwoSided(t, freedom)).toBeCloseTo(p, 11);
  });

  test('far tails keep their digits', () => {
    expect(studentTwoSided(30, 200) / 5.724161208827853e-76).toBeCloseTo(1, 9);
    expect([studentTwoSided(Number.POSITIVE_INFINITY, 5), studentTwoSided(Number.NaN, 5)]).toEqual([0, 1]);
  });

  test('quantiles and the normal distribution', () => {
    // Computed with SciPy: scipy.stats.t.ppf(.975, df) and 2 * scipy.stats.norm.sf(z).
    expect(studentQuantile(0.05, 17)).toBeCloseTo(2.1098155778333156, 9);
    expect(studentQuantile(0.05, 300)).toBeCloseTo(1.9679030112610865, 9);
    expect(normalTwoSided(3.3)).toBeCloseTo(0.0009668482847675549, 6);
    expect(normalTwoSided(1)).toBeCloseTo(0.31731050786291415, 6);
  });
});

/** Returns 60 days with gaps: an outcome, an exposure, and the columns of a constant and a trend. */
function oracleData() {
  const rows = Int32Array.from(
    Array.from({ length: 60 }, (_, day) => day).filter((day) => ![3, 4].includes(day % 11) && day !== 30),
  );
  const series = (value: (day: number) => number) =>
    Float64Array.from({ length: 60 }, (_, day) => value(day));
  return {
    rows,
    outcome: series((day) => ((day * 37) % 23) / 5 + Math.sin(day / 4) * 3),
    exposure: series((day) => ((day * 53) % 17) / 4),
    columns: [series(() => 1), series((day) => day / 10)],
  };
}

describe('generalised least squares, against dense matrices in NumPy 2.4 and scipy.optimize', () => {
  const { rows, outcome, exposure, columns } = oracleData();

  test('estimates the autocorrelation over gaps by restricted maximum likelihood', () => {
    expect(estimateAutocorrelation(rows, outcome, columns)).toBeCloseTo(0.652195715, 3);
  });

  test('estimates an effect, its error and p', () => {
    const estimate = estimateEffect(fitOutcome(rows, outcome, columns, 0.6), exposure)!;
    expect(estimate.effect).toBeCloseTo(0.30424804956392665, 10);
    expect(estimate.error).toBeCloseTo(0.25578387174588596, 10);
    expect(estimate.p).toBeCloseTo(0.2406328204304721, 10);
    expect(estimate.freedom).toBe(44);
  });

  test('adjusting afterwards equals fitting together, and a column given twice changes nothing', () => {
    const later = estimateEffect(
      adjustFor(fitOutcome(rows, outcome, columns.slice(0, 1), 0.6), columns[1]!),
      exposure,
    )!;
    const twice = estimateEffect(fitOutcome(rows, outcome, [...columns, ...columns], 0.6), exposure)!;
    expect(later.effect).toBeCloseTo(0.30424804956392665, 9);
    expect(twice.error).toBeCloseTo(0.25578387174588596, 9);
    expect(estimateEffect(fitOutcome(rows, outcome, columns, 0.6), columns[1]!)).toBeUndefined();
  });
});

test('Benjamini-Hochberg on the example of SciPy', () => {
  // For these p values, scipy.stats.false_discovery_control returns these sorted results: .010,
  // .040, .084, .084, .084, .100, .106, .216, .216, .216.
  const p = [0.205, 0.039, 0.001, 0.041, 0.008, 0.212, 0.042, 0.06, 0.216, 0.074];
  const accepted = (q: number) => p.filter((value) => value <= benjaminiHochbergLimit(p, q)).length;
  expect([0.009, 0.02, 0.05, 0.09, 0.3].map(accepted)).toEqual([0, 1, 2, 5, 10]);
  expect(benjaminiHochbergLimit(p, 0.05)).toBeCloseTo(0.01, 12);
  expect(benjaminiHochbergLimit([], 0.1)).toBe(0);
  expect(benjaminiHochbergLimit([0.01], 0.1, 20)).toBe(0);
});

test('ranks share ties, and medians take the middle', () => {
  expect([...averageRanks([3, 1, 3, 2])]).toEqual([3.5, 1, 3.5, 2]);
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

test('a basis is orthonormal and leaves dependent columns out', () => {
  const column = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(column, column, column, (a, b, c) => {
      const sum = a.map((value, index) => value + 2 * b[index]!);
      const basis = orthonormalBasis([a, b, sum, c].map((values) => Float64Array.from(values)));
      expect(basis.length).toBeLessThanOrEqual(3);
      basis.forEach((left, i) => {
        for (const [j, right] of basis.entries()) expect(dot(left, right)).toBeCloseTo(i === j ? 1 : 0, 6);
      });
    }),
    { seed: 3, numRuns: 100 },
  );
});

test('normal equations give the least-squares coefficients, 0 for a dependent column', () => {
  // The lower triangle of the products of the columns 1, t and 2t and of the outcome 4 + 3t, for t = 0, 1, 2, 3.
  const columns = [
    [1, 1, 1, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6],
    [4, 7, 10, 13],
  ].map((values) => Float64Array.from(values));
  const products = Float64Array.from(columns.flatMap((left) => columns.map((right) => dot(left, right))));
  const added = factorise(products, 4);
  expect(added[2]).toBe(0);
  const [level, slope, dependent] = solveLast(products, 4);
  expect(level).toBeCloseTo(4, 9);
  expect(slope).toBeCloseTo(3, 9);
  expect(dependent).toBe(0);
});
