import { body } from './en/body.ts';
import { charts } from './en/charts.ts';
import { checkin } from './en/checkin.ts';
import { cycle } from './en/cycle.ts';
import { dashboard } from './en/dashboard.ts';
import { fitness } from './en/fitness.ts';
import { insights } from './en/insights.ts';
import { mindfulness } from './en/mindfulness.ts';
import { nutrition } from './en/nutrition.ts';
import { preferences } from './en/preferences.ts';
import { shell } from './en/shell.ts';
import { sleep } from './en/sleep.ts';

/** The words of what stands behind the front door, one namespace per area. Add an area here and in product-swedish.ts. */
export const words = {
  body,
  charts,
  checkin,
  cycle,
  dashboard,
  fitness,
  insights,
  mindfulness,
  nutrition,
  preferences,
  shell,
  sleep,
};
