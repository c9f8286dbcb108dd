import { body } from './sv/body.ts';
import { charts } from './sv/charts.ts';
import { checkin } from './sv/checkin.ts';
import { cycle } from './sv/cycle.ts';
import { dashboard } from './sv/dashboard.ts';
import { fitness } from './sv/fitness.ts';
import { insights } from './sv/insights.ts';
import { mindfulness } from './sv/mindfulness.ts';
import { nutrition } from './sv/nutrition.ts';
import { preferences } from './sv/preferences.ts';
import { shell } from './sv/shell.ts';
import { sleep } from './sv/sleep.ts';

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
