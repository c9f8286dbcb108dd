/** A password that meets all password rules. */
export const password = 'Ljus-Morgon-7!';
