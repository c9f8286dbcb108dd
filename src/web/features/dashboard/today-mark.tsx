/** Draws the sun that marks today in the months of the year. */
export const TodayMark = () => <span aria-hidden="true" className="size-2.5 rounded-full bg-apricot" />;
