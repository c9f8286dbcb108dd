/**
 * The part of the insights page to show: an insight by its id, the explorer, or otherwise the overview. The search
 * parameters of the URL contain this view.
 */
export interface InsightsView {
  insight?: number;
  explore?: true;
}

/**
 * Reads the view from the search parameters of the URL. Ignores other parameters, and an `insight` that is not a
 * positive integer. Any `explore` except `false` opens the explorer.
 */
export function readInsightsView(search: Record<string, unknown>): InsightsView {
  const insight = Number(search.insight);
  if (Number.isInteger(insight) && insight > 0) return { insight };
  return search.explore === undefined || search.explore === false ? {} : { explore: true };
}
