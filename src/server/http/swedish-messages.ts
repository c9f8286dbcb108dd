/**
 * For each English message that the endpoint contracts (src/contracts) declare, a pattern that
 * matches the message, and the Swedish sentence.
 */
const swedishMessages: [RegExp, string][] = [
  [/^Please fill in food name$/, 'Fyll i matens namn'],
  [/^Please fill in food name and meal type$/, 'Fyll i vad du åt och vilken måltid det var'],
  [/^Please fill in all fields$/, 'Fyll i alla fält'],
  [/^Please enter a valid email address\.$/, 'Ange en giltig e-postadress.'],
  [/^Please enter a date as YYYY-MM-DD\.$/, 'Ange ett datum som ÅÅÅÅ-MM-DD.'],
  [
    /^Please enter a time zone, such as Europe\/Stockholm or \+02:00\.$/,
    'Ange en tidszon, till exempel Europe/Stockholm eller +02:00.',
  ],
  [/^Please enter a time as HH:MM\.$/, 'Ange en tid som HH:MM.'],
  [/^Please enter at least one measurement\.$/, 'Ange minst ett mått.'],
  [/^Please choose a habit or name your own\.$/, 'Välj en vana eller skriv en egen.'],
  [/^Please choose 1 to (\d+) days\.$/, 'Välj 1 till $1 dagar.'],
  [
    /^Please choose a last day that is not before the first\.$/,
    'Välj en sista dag som inte är före den första.',
  ],
  [/^Please write 1 to (\d+) characters\.$/, 'Skriv 1 till $1 tecken.'],
  [/^Please write 1 to (\d+) characters without @\.$/, 'Skriv 1 till $1 tecken utan @.'],
  [/^Please write at most (\d+) characters\.$/, 'Skriv högst $1 tecken.'],
  [/^Please send one image\.$/, 'Skicka en bild.'],
  [/^Invalid reset token\.$/, 'Återställningslänken är ogiltig.'],
  [/^Control characters are not allowed\.$/, 'Styrtecken är inte tillåtna.'],
  [/^Each symptom can be listed once\.$/, 'Varje symtom kan bara anges en gång.'],
  [/^A source is named twice$/, 'En källa anges två gånger'],
  [/^Not self, device:<id> or import:<id>$/, 'Måste vara self, device:<id> eller import:<id>'],
  [/^Not allowed$/, 'Inte tillåtet'],
];

/**
 * Returns the Swedish sentence for an English message of an endpoint contract. Returns undefined if
 * no pattern in `swedishMessages` matches the message.
 */
export function swedishMessage(message: string): string | undefined {
  const found = swedishMessages.find(([pattern]) => pattern.test(message));
  return found && message.replace(...found);
}
