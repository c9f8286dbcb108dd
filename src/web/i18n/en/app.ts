/**
 * The English texts of the bundle `app` (see `bundles`). The build puts them into one file, which the app imports as a
 * whole.
 */
export { charts } from './app/charts.ts';
export { checkin } from './app/checkin.ts';
export { dashboard } from './app/dashboard.ts';
export { kinds } from './app/kinds.ts';
export { mindfulness } from './app/mindfulness.ts';
export { preferences } from './app/preferences.ts';
export { shell } from './app/shell.ts';
