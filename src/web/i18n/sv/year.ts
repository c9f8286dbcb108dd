import type { SwedishTranslations } from '../translations.ts';

export const year: SwedishTranslations<'year'> = {
  title: 'Ditt år {{year}}',
  how: {
    now: 'Varje dag är en liten horisont. Hög mark är över det vanliga för dig i år, låg mark under. För stress är hög mark en lugnare dag.',
    past: 'Varje dag är en liten horisont. Hög mark är över det vanliga för dig det året, låg mark under. För stress är hög mark en lugnare dag.',
  },
  years: 'År',
  measure: 'Mått',
  starts: 'Börjar den {{day}}.',
  finding: {
    amount: {
      highest: 'Mest i {{month}} (median {{value}}).',
      lowest: 'Minst i {{month}} (median {{value}}).',
    },
    level: {
      highest: 'Högst i {{month}} (median {{value}}).',
      lowest: 'Lägst i {{month}} (median {{value}}).',
    },
    same: 'Ingen månad sticker ut.',
    whole: 'Bara hela månader jämförs.',
  },
  print: 'Skriv ut eller spara som PDF',
  picture: 'Året, dag för dag',
  loadFailed: 'Ditt år kunde inte hämtas',
  soon: 'Din första horisont visas här i morgon, när dagen är slut.',
  noDays: 'Ingen dag det här året har några värden.',
  nights_one: 'En natt',
  nights_other: '{{count}} nätter',
  days_one: 'En dag',
  days_other: '{{count}} dagar',
  noValues: 'Inga värden',
  notYet: 'Inte än',
  gaps: 'Inga värden: {{list}}.',
  range: '{{first}} till {{last}}',
  legend: {
    above: 'Över det vanliga',
    around: 'Ungefär som vanligt',
    below: 'Under det vanliga',
    calmer: 'Lugnare än vanligt',
    moreStress: 'Mer stress än vanligt',
    noUsual_one:
      'Det behövs {{count}} dag till för att veta vad som är vanligt för dig det året. Tills dess är alla kullar lika höga.',
    noUsual_other:
      'Det behövs {{count}} dagar till för att veta vad som är vanligt för dig det året. Tills dess är alla kullar lika höga.',
    gap: 'Inga värden',
    today: 'I dag',
    future: 'Inte än',
  },
  table: {
    title: 'Månad för månad',
    how: 'Antalet dagar med ett värde för något mått, och medianen (det mittersta värdet) för varje mått. Dagen i dag räknas när den är slut.',
    label: 'Tabell över månaderna',
    month: 'Månad',
    days: 'Dagar med något värde',
    daysShort: 'Med värden',
    soFar: '{{month}} hittills',
  },
  empty: {
    title: 'Ditt år börjar med en dag',
    text: 'Gör en avstämning, logga en natt eller ett glas vatten. Dagen efter är den dagen en liten horisont här.',
  },
};
