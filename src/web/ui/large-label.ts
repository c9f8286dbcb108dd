/** The class names of a label that is the only question of a screen. */
export const largeLabel = 'block font-display text-title font-semibold text-balance';
