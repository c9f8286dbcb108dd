export const charts = {
  needsMore_one: 'The chart needs data for one more day.',
  needsMore_other: 'The chart needs data for {{count}} more days.',
};
