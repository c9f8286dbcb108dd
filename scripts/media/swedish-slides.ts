import type { Slide } from './slide.ts';

/** The slides of the Swedish deck. They have the same figures as the English slides. */
export const swedishSlides: Slide[] = [
  {
    kicker: 'Lagom är bäst',
    title: 'Förstå dina dagar.\nHåll balansen.',
    lines: ['En personlig hälsoapp som är lugn, ärlig och din. På svenska och engelska, med öppen källkod.'],
  },
  {
    kicker: 'Problemet',
    title: 'Vi mäter mer än någonsin och lär oss mindre än vi hoppats.',
    lines: [
      'En app för maten, en för sömnen, en för humöret, och siffror som säger emot varandra.',
      'Steg som räknas två gånger, dagar som förskjuts av en tidszon, loggning som kräver nät.',
      '”Insikter” som upprepar diagrammet bredvid och påstår mer än siffrorna visar.',
    ],
  },
  {
    kicker: 'Svaret',
    title: 'Hela dagen på ett ställe.',
    lines: [
      'Avstämning, träning, mat, sömn, mindfulness, menscykel och gemenskap.',
      'Du kan se var varje siffra kommer ifrån.',
    ],
    picture: { path: '/dashboard', theme: 'light' },
  },
  {
    kicker: 'Några minuter om dagen',
    title: 'Logga för hand, med foto eller med rösten.',
    lines: [
      'Favoriter och senaste måltider först, ett tryck för att upprepa, och ångra när du tar bort något du har loggat.',
    ],
    picture: { path: '/nutrition', theme: 'light' },
  },
  {
    kicker: 'Rörelse',
    title: 'Små steg som blir mycket.',
    lines: ['Dagen, veckan mot WHO:s 150 minuter, och personliga rekord.'],
    picture: { path: '/fitness', theme: 'light' },
  },
  {
    kicker: 'Vila',
    title: 'Nätter, rytm och ett andetag att följa.',
    lines: [
      'Timmar som stämmer över midnatt, resor och tidsomställning. En timer som går vidare när telefonen är låst.',
    ],
    picture: { path: '/sleep', theme: 'dark' },
  },
  {
    kicker: 'Insikter',
    title: 'Ärliga om hur säkra de är.',
    lines: [
      'Inget påstås förrän två saker har loggats samma 42 dagar.',
      'Lagom säger vad som saknas och visar inget som inte har hittats.',
    ],
    picture: { path: '/ai-insights', theme: 'light' },
  },
  {
    kicker: 'Integritet från början',
    title: 'Dina hälsouppgifter är dina.',
    lines: [
      'Varje databasfråga namnger ägaren, och bara sessionen avgör vem som frågar.',
      'Cykelanteckningarna hålls för sig: ett test fallerar om någon annan modul läser dem.',
      'Inget du skriver, och ingen e-postadress, hamnar i loggen.',
    ],
  },
  {
    kicker: 'Går att köra överallt',
    title: 'Ett kommando hemma, hur många processer som helst i ett kluster.',
    lines: [
      'Inbyggd databas från start, PostgreSQL med en inställning, samma SQL i båda.',
      'Säkerhetskopior som roterar av sig själva, och en dokumenterad återställning.',
    ],
  },
  {
    kicker: 'Uppmätt, inte utlovat',
    title: 'Snabb och säker, i siffror.',
    lines: [
      '2\tSQL-satser för en läsning som inloggad',
      '0\tbekräftade skrivningar förlorade på 20 kill -9, i båda databaserna',
      '1,4 s\tfrån start till första svar, vid andra starten',
      '194 MiB\tminne, med den inbyggda databasen',
    ],
  },
  {
    kicker: 'Marknaden',
    title: 'En marknad på 4,4 miljarder dollar, med plats för något lugnare.',
    lines: [
      'De som lämnade en app för att den tappade deras uppgifter, sålde dem eller tjatade.',
      'De som arbetar med hälsa och behöver siffror att lita på.',
    ],
  },
  {
    kicker: 'Tack',
    title: 'Inte mer. Bara lagom.',
    lines: ['Investerare är välkomna. Prova demot, eller kör Lagom själv: npm start.'],
  },
];
