import type { SwedishTranslations } from '../translations.ts';

export const year: SwedishTranslations<'year'> = {
  title: 'Ditt år {{year}}',
  how: {
    now: 'Varje dag är en liten horisont. Höga kullar är över det vanliga för dig i år, låga under.',
    past: 'Varje dag är en liten horisont. Höga kullar är över det vanliga för dig det året, låga under.',
  },
  years: 'År',
  measure: 'Mått',
  starts: 'Det första värdet är från {{day}}.',
  finding: {
    amount: {
      highest: 'mest i {{month}} (i snitt {{value}})',
      lowest: 'minst i {{month}} (i snitt {{value}})',
    },
    level: {
      highest: 'högst i {{month}} (i snitt {{value}})',
      lowest: 'lägst i {{month}} (i snitt {{value}})',
    },
    sentence: '{{name}}: {{parts}}.',
    same: 'Ingen månad sticker ut.',
    whole: 'Bara hela månader jämförs, alltså inte {{months}}.',
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
    usual: 'Vanligt för dig: {{value}}',
    above: 'Över det vanliga',
    around: 'Ungefär som vanligt',
    below: 'Under det vanliga',
    calmer: 'Lugnare än vanligt',
    moreStress: 'Mer stress än vanligt',
    noUsual_one:
      'Det behövs {{count}} dag till för att veta vad som är vanligt för dig i år. Tills dess är alla kullar lika höga.',
    noUsual_other:
      'Det behövs {{count}} dagar till för att veta vad som är vanligt för dig i år. Tills dess är alla kullar lika höga.',
    neverUsual:
      'För få dagar har ett värde för att veta vad som var vanligt för dig det året, så alla kullar är lika höga.',
    value: 'En dag med ett värde',
    gap: 'Inga värden',
    today: 'I dag: ritas när dagen är slut',
    future: 'Inte än',
  },
  table: {
    title: 'Månad för månad',
    how: 'Snittet för de dagar som har gått.',
    stress: 'Lägre stress är lugnare.',
    label: 'Tabell över månaderna',
    month: 'Månad',
    days: 'Dagar med värden',
    soFar: '{{month}} hittills',
    partial: '{{month}}, delvis',
    withUnit: '{{name}} ({{unit}})',
  },
  empty: {
    title: 'Ditt år börjar med en dag',
    text: 'Gör en avstämning, eller logga en natt eller ett glas vatten. Varje dag visas här dagen efter, som en liten horisont.',
  },
};
