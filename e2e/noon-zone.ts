const offset = 12 - new Date().getUTCHours();

/**
 * A time zone in which it is about noon now. Tests that set the clock of the page use it. In another zone, the page could
 * then be on another day than the server. The names of these zones have the opposite sign of their
 * offset from UTC.
 */
export const noonZone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
