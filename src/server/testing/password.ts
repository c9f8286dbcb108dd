/** A password that the rules accept. */
export const password = 'Ljus-Morgon-7!';
