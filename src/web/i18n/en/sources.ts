/** The names of the sources that a value can have, such as the person or an imported file. */
export const sources = {
  self: 'You',
  suggested: 'Suggested',
  simulated: '{{name}} (simulated)',
  file: '{{name}} (file)',
  csv: 'CSV file',
  notCounted: 'not counted, because another source is used that day',
};
