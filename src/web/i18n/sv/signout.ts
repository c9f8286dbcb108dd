import type { SwedishTranslations } from '../translations.ts';

export const signout: SwedishTranslations<'signout'> = {
  title_one: '{{count}} notering har inte skickats',
  title_other: '{{count}} noteringar har inte skickats',
  text: 'Det du har loggat finns än så länge bara på den här enheten. Vad ska hända med det innan du loggar ut?',
  send: 'Skicka nu och logga ut',
  keep: 'Logga ut och behåll det här',
  keepText:
    'Det ligger kvar krypterat på enheten. Bara du ser det, och det skickas när du loggar in här igen.',
  delete_one: 'Ta bort den och logga ut',
  delete_other: 'Ta bort alla {{count}} och logga ut',
  stay: 'Fortsätt vara inloggad',
  failed: 'Allt kunde inte skickas. Kontrollera anslutningen och försök igen.',
};
