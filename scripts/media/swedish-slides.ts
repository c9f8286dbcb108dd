import type { Slide } from './slide.ts';

/**
 * The slides of the Swedish deck. They have the same kinds of figures and the same numbers as the
 * English slides.
 */
export const swedishSlides: Slide[] = [
  {
    kicker: 'Lagom är bäst',
    title: 'Förstå dina dagar.\nHåll balansen.',
    lines: ['En personlig hälsoapp som är lugn, ärlig och din. På svenska och engelska, med öppen källkod.'],
    figure: { kind: 'exampleDay' },
  },
  {
    kicker: 'Problemet',
    title: 'Vi mäter mer än någonsin och litar mindre på det.',
    lines: [
      'En app för maten, en för sömnen, en för humöret, och siffror som säger emot varandra.',
      '”Insikter” som upprepar diagrammet bredvid och påstår mer än siffrorna visar.',
    ],
    figure: {
      kind: 'steps',
      title: 'En promenad, två enheter',
      phone: { name: 'Telefonen', steps: 4210, label: '4 210 steg' },
      watch: { name: 'Klockan', steps: 4380, label: '4 380 steg' },
      sum: { name: 'Ihopräknat', steps: 8590, label: '8 590 steg som ingen har gått' },
      lagom: { name: 'I Lagom', steps: 4380, label: '4 380 steg, från klockan' },
      note: 'Ett exempel. Lagom räknar aldrig ihop två källor och säger vilken som visas.',
    },
  },
  {
    kicker: 'Svaret',
    title: 'Hela dagen på ett ställe.',
    lines: [
      'De senaste 30 dagarna är ett landskap: högt betyder över ditt vanliga, lågt under.',
      'Avstämning, träning, mat, sömn, mindfulness, menscykel och gemenskap.',
    ],
    figure: { kind: 'screen', screen: 'dashboard' },
  },
  {
    kicker: 'Några minuter om dagen',
    title: 'I fickan, även utan nät.',
    lines: [
      'En fråga i taget, och avstämningen tar ungefär en minut.',
      'Det du loggar utan nät sparas på enheten och skickas senare.',
    ],
    figure: { kind: 'phones', screens: ['checkin', 'summary', 'breathing'] },
  },
  {
    kicker: 'Maten',
    title: 'Skriv vad du åt. Lagom hittar maten.',
    lines: [
      'Eller sök, skanna en streckkod, ta ett foto eller säg det.',
      'Foton och inspelningar går till en AI-tjänst bara om du godkänner det.',
    ],
    figure: { kind: 'screen', screen: 'meal' },
  },
  {
    kicker: 'Rörelse',
    title: 'Små steg som blir mycket.',
    lines: ['Veckan mot de 150 minuter som WHO rekommenderar, och bredvid din egen vanliga vecka.'],
    figure: { kind: 'screen', screen: 'fitness' },
  },
  {
    kicker: 'Vila',
    title: 'Dina nätter, från läggdags till morgon.',
    lines: [
      'Timmar som stämmer över midnatt, resor och tidsomställning.',
      'Ett ljust tema för dagen och ett mörkt för kvällen.',
    ],
    figure: { kind: 'screen', screen: 'sleep' },
  },
  {
    kicker: 'Insikter',
    title: 'Ärliga om hur säkra de är.',
    lines: [
      'Inget mönster påstås förrän två saker har loggats samma 42 dagar.',
      'Varje mönster visar sina dagar, sina siffror och hur säkert det är.',
    ],
    figure: { kind: 'screen', screen: 'insights' },
  },
  {
    kicker: 'Integritet från början',
    title: 'Dina hälsouppgifter är dina.',
    lines: [
      'Varje databasfråga namnger ägaren, och bara sessionen avgör vem som frågar.',
      'Cykelanteckningarna hålls för sig: ett test fallerar om någon annan modul läser dem.',
      'Inget du skriver, och ingen e-postadress, hamnar i loggen.',
    ],
    figure: {
      kind: 'map',
      home: 'Ditt',
      device: { title: 'Din telefon eller dator', text: 'Visar din dag och sparar det du loggar utan nät' },
      server: { title: 'Din egen server', text: 'Allt du loggar, foton och säkerhetskopior, i en mapp' },
      others: [
        {
          title: 'AI-tjänst',
          text: 'Bara om du godkänner det: ett foto, en inspelning, eller vilka mått som steg eller sjönk',
        },
        { title: 'Enhetstjänster', text: 'Bara om du ansluter en' },
        { title: 'Andra medlemmar', text: 'Bara det du själv delar' },
      ],
    },
  },
  {
    kicker: 'Uppmätt, inte utlovat',
    title: 'Ett kommando startar allt.',
    lines: ['Inbyggd databas från start, PostgreSQL med en inställning, samma SQL i båda.'],
    figure: {
      kind: 'numbers',
      command: 'npm start',
      numbers: [
        { number: '1,4 s', text: 'från start till första svar, vid andra starten' },
        { number: '194 MiB', text: 'minne i vila, med den inbyggda databasen' },
        { number: '0', text: 'bekräftade skrivningar förlorade på 20 kill -9, i båda databaserna' },
        { number: '2', text: 'SQL-satser för en läsning som inloggad' },
      ],
    },
  },
  {
    kicker: 'Vilka den är till för',
    title: 'För den som vill ha mindre brus.',
    lines: ['Grupperna som vår prisenkät vänder sig till.'],
    figure: {
      kind: 'cards',
      cards: [
        {
          title: 'Du som tänker på din hälsa',
          text: 'En minut om dagen, och ditt eget vanliga i stället för någon annans mål.',
        },
        {
          title: 'Du som tränar gärna och ofta',
          text: 'Enheterna sida vid sida, och inget steg räknat två gånger.',
        },
        {
          title: 'Du som lever med en kronisk sjukdom',
          text: 'Mönster med hur säkra de är, och experiment på slumpade dagar.',
        },
        {
          title: 'Du som arbetar med hälsa',
          text: 'Siffror som går att spåra till källan, och en export av allt.',
        },
      ],
    },
  },
  {
    kicker: 'Tack',
    title: 'Inte mer.\nBara lagom.',
    lines: ['Investerare är välkomna.', 'Prova demot, eller kör Lagom själv.'],
    figure: { kind: 'screen', screen: 'year' },
  },
];
