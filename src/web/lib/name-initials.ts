const firstLetter = (text: string) => [...text][0] ?? '';

/** Returns the first letters of the two names in upper case. */
export const nameInitials = (firstName: string, lastName: string): string =>
  `${firstLetter(firstName)}${firstLetter(lastName)}`.toUpperCase();
