/** What a column holds, in English and Swedish, for whoever reads an export. */
export type ColumnLabels = readonly [en: string, sv: string];

/** Columns that mean the same wherever they stand. */
export const commonLabels = {
  id: ['Number of the row', 'Radens nummer'],
  user_id: ['Your number', 'Ditt nummer'],
  post_id: ['Number of the post', 'Inläggets nummer'],
  day: ['Day, in your zone', 'Dag, i din tidszon'],
  zone: ['Your time zone then', 'Din tidszon då'],
  happened_at: ['When it happened, in UTC', 'När det hände, i UTC'],
  recorded_at: ['When it was saved, in UTC', 'När det sparades, i UTC'],
  created_at: ['When it was made, in UTC', 'När det skapades, i UTC'],
  updated_at: ['When it was last changed, in UTC', 'När det senast ändrades, i UTC'],
} as const satisfies Record<string, ColumnLabels>;

/** The first file of an export that people open. */
export const exportReadme = `Lagom: everything of yours / Lagom: allt som är ditt

ENGLISH
json/     every kind of data, one file each, exact and complete
csv/      the same as tables for a spreadsheet. A text that a spreadsheet would run as a formula has an
          apostrophe before it there; in json it stands as you wrote it.
photos/   your photos
columns.csv   what each column means

Times are in UTC; days are days in the time zone you were in. Passwords, keys and session tokens are left out:
they are not about you, and whoever got this file could sign in with them.

SVENSKA
json/     varje slags data i en egen fil, exakt och fullständigt
csv/      samma sak som tabeller för ett kalkylprogram. En text som programmet skulle köra som en formel har
          en apostrof framför sig där; i json står den som du skrev den.
photos/   dina foton
columns.csv   vad varje kolumn betyder

Tider anges i UTC. Dagar är dagar i den tidszon där du var. Lösenord, nycklar och inloggningskoder är inte med:
de säger inget om dig, och den som fick tag i filen skulle kunna logga in med dem.
`;
