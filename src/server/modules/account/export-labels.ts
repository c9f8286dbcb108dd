/** The description of a column in an export, in English and Swedish. */
export type ColumnLabels = readonly [en: string, sv: string];

/** Descriptions of columns that have the same meaning in every table. */
export const commonLabels = {
  id: ['Number of the row', 'Radens nummer'],
  user_id: ['Your number', 'Ditt nummer'],
  post_id: ['Number of the post', 'Inläggets nummer'],
  day: ['Day, in your time zone', 'Dag, i din tidszon'],
  zone: ['Your time zone then', 'Din tidszon då'],
  source: ['Where it came from', 'Var det kom ifrån'],
  external_id: ['Its id there', 'Dess id där'],
  happened_at: ['When it happened, in UTC', 'När det hände, i UTC'],
  recorded_at: ['When it was saved, in UTC', 'När det sparades, i UTC'],
  created_at: ['When it was created, in UTC', 'När det skapades, i UTC'],
  updated_at: ['When it was last changed, in UTC', 'När det senast ändrades, i UTC'],
} as const satisfies Record<string, ColumnLabels>;

/** The text of README.txt in an export. */
export const exportReadme = `Lagom: all your data / Lagom: alla dina data

ENGLISH
json/         one file for each kind of data, exact and complete
csv/          the same data as tables for a spreadsheet. An apostrophe precedes a text that a spreadsheet would run
              as a formula; the json files have the text as you wrote it.
photos/       your photos
columns.csv   what each column means
measures.csv  what each measure is, with its unit; json/daily_measures.json has one value of it per day

Times are in UTC. Days are in the time zone that you were in. Passwords, keys and session tokens are left out: they say
nothing about you, and anyone who got hold of this file could sign in with them.

SVENSKA
json/         en fil för varje slags data, exakt och fullständig
csv/          samma data som tabeller för ett kalkylprogram. En text som programmet skulle köra som en formel har en
              apostrof framför sig; i json-filerna står texten som du skrev den.
photos/       dina foton
columns.csv   vad varje kolumn betyder
measures.csv  vad varje mått är, med enhet; json/daily_measures.json har ett värde av det per dag

Tider anges i UTC. Dagar är dagar i den tidszon där du var. Lösenord, nycklar och inloggningskoder är inte med: de säger
inget om dig, och den som fick tag i filen skulle kunna logga in med dem.
`;
