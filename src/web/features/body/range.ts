/** How many days are shown. */
export const rangeDays = { month: 30, quarter: 90, year: 365 } as const;
export type Range = keyof typeof rangeDays;
