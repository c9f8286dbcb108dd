import type { SwedishTranslations } from '../translations.ts';

export const forms: SwedishTranslations<'forms'> = {
  missing: 'Fyll i det här.',
  invalid: 'Det här går inte att spara som det är.',
  tooLong: 'Använd högst {{max}} tecken.',
  number: 'Ange ett tal från {{min}} till {{max}}.',
  wholeNumber: 'Ange ett heltal från {{min}} till {{max}}.',
  dateMissing: 'Välj ett datum.',
  dateInvalid: 'Välj ett datum från {{first}} till i dag.',
  timeMissing: 'Ange en tid.',
  timeInvalid: 'Ange en tid, till exempel 0630 eller 06:30.',
  timePlaceholder: 'tt:mm',
  timeInFuture: 'Tiden ligger i framtiden.',
  signedOut: 'Du har blivit utloggad. Logga in igen och spara sedan här.',
  signIn: 'Logga in i en ny flik',
  nothingLost: 'Det du skrev finns kvar här.',
  draftKept: 'Ditt utkast finns kvar.',
  fileLost: 'Fotot eller inspelningen var för stor för att sparas i utkastet. Lägg till den igen.',
  discard: 'Ta bort utkastet',
  discarded: 'Utkastet är borttaget',
  hiddenNumbers: {
    calories: 'Visa fälten för kalorier',
    weight: 'Visa fälten för vikt',
    scores: 'Visa fälten för betyg',
  },
};
