/** The number of days in each range. */
export const rangeDays = { month: 30, quarter: 90, year: 365 } as const;
export type Range = keyof typeof rangeDays;
