/** The nutrients that every meal has, in the order in which pages show them. */
export const nutrientNames = ['calories', 'protein', 'carbs', 'fat'] as const;
export type NutrientName = (typeof nutrientNames)[number];
