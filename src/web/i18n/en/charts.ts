export const charts = {
  needsMore_one: 'One more day, and there is a line to draw.',
  needsMore_other: '{{count}} more days, and there is a line to draw.',
};
