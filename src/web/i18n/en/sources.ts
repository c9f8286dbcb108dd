/** The names of the sources of data. */
export const sources = {
  self: 'You',
  suggested: 'Suggested',
  simulated: '{{name}} (simulated)',
  file: '{{name}} (file)',
  csv: 'CSV file',
  notCounted: 'not counted, because another source is used that day',
};
