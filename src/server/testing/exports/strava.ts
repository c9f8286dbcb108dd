import { seededRandom } from '#domain/seeded-random.ts';

/**
 * The layouts of the activity table. `old` is the English layout before July 2019. `new` is the
 * English layout since then, and `german` is the German layout since then.
 */
export const stravaLayouts = ['old', 'new', 'german'] as const;
type StravaLayout = (typeof stravaLayouts)[number];

/** An activity that an export of Strava contains. */
interface StravaActivity {
  id: string;
  startedAt: Date;
  seconds: number;
  kilometres: number;
  type: keyof typeof typeNames;
  title: string;
  calories: number | null;
}

/** The names of activity types in English and German, each with the workout type that Lagom gives the activity. */
const typeNames = {
  Ride: { german: 'Radfahrt', workoutType: 'cardio' },
  Run: { german: 'Lauf', workoutType: 'cardio' },
  'Weight Training': { german: 'Krafttraining', workoutType: 'strength' },
  Yoga: { german: 'Yoga', workoutType: 'yoga' },
} as const;

/**
 * Returns the files of a Strava archive, and the activities that a reader must find in them. One ride is listed twice,
 * under different ids. Titles and descriptions contain commas, quotes and line breaks. The reader uses only the
 * activity table.
 */
export function makeStravaExport(seed: number, layout: StravaLayout, count = 12) {
  const random = seededRandom(seed);
  const activities = Array.from({ length: count }, (_, index) => makeActivity(random, index));
  const twice = { ...activities[0], id: '99000000000', title: 'The same ride' } as StravaActivity;
  const rows = [...activities, twice].map((activity) => toRow(activity, layout, random));
  return {
    activities: activities.map((activity) => ({
      ...activity,
      workoutType: typeNames[activity.type].workoutType,
      calories: layout === 'old' ? null : activity.calories,
    })),
    files: {
      'export_1/activities.csv': `${[header(layout), ...rows].join('\n')}\n`,
      'export_1/activities/9125662739.fit.gz': 'track',
      'export_1/activities/9125662740.fit.gz': 'track',
      'export_1/activities/9125662741.gpx': '<gpx/>',
      'export_1/bikes.csv': 'Bike Name,Bike Brand\nTCR,Giant\n',
    },
  };
}

function makeActivity(random: () => number, index: number): StravaActivity {
  const types = Object.keys(typeNames) as StravaActivity['type'][];
  const titles = ['Evening Ride', 'Long, slow "run"', 'Two\nlines', 'Laufen im Park', '=SUM(A1)'];
  return {
    id: String(9_125_662_739 + index * 1000),
    startedAt: new Date(
      Date.UTC(2023, Math.floor(random() * 12), 1 + index, Math.floor(random() * 24), 40, 57),
    ),
    seconds: 60 + Math.floor(random() * 20_000),
    kilometres: Math.round(random() * 12_000) / 100,
    type: types[Math.floor(random() * types.length)] ?? 'Ride',
    title: titles[Math.floor(random() * titles.length)] ?? '',
    calories: random() < 0.3 ? null : Math.round(random() * 900) + 10,
  };
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const decimalComma = (value: number) => quote(String(value).replace('.', ','));
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns a column name as Strava writes it when the translation is missing. */
const untranslated = (name: string) =>
  quote(
    `<span class="translation_missing" title="translation missing: en-US.lib.export.activities.${name}">${name}</span>`,
  );

/**
 * The column names up to and including the calories, in English and German. As in real exports, the names for elapsed
 * time, distance and maximum heart rate occur twice.
 */
const englishColumns =
  'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,Relative Effort,Commute,Activity Private Note,Activity Gear,Filename,Athlete Weight,Bike Weight,Elapsed Time,Moving Time,Distance,Max Speed,Average Speed,Elevation Gain,Elevation Loss,Elevation Low,Elevation High,Max Grade,Average Grade,Average Positive Grade,Average Negative Grade,Max Cadence,Average Cadence,Max Heart Rate,Average Heart Rate,Max Watts,Average Watts,Calories';
const germanColumns =
  'Aktivitäts-ID,Aktivitätsdatum,Name der Aktivität,Aktivitätsart,Aktivitätsbeschreibung,Verstrichene Zeit,Distanz,Max. Herzfrequenz,Relative Leistung,Pendeln,Hinweis zur Privatsphäre für Aktivitäten,Aktivitätsausrüstung,Dateiname,Sportlergewicht,Fahrradgewicht,Verstrichene Zeit,Bewegungszeit,Distanz,Höchstgeschw.,Durchschnittliche Geschwindigkeit,Höhenzunahme,Höhenunterschied,Min. Höhe,Max. Höhe,Max. Steigung,Durchschnittliche Steigung,Durchschnittliche positive Steigung,Durchschnittliche negative Steigung,Max. Tritt-/Schrittfrequenz,Durchschnittliche Trittfrequenz,Max. Herzfrequenz,Durchschnittliche Herzfrequenz,Max. Watt,Durchschnittliche Watt,Kalorien';
/** The number of columns after the calories. */
const moreColumns = 60;

function header(layout: StravaLayout): string {
  if (layout === 'old') return 'id,date,name,type,description,elapsed_time,distance,commute,gear,filename';
  const more = Array.from({ length: moreColumns }, (_, index) => untranslated(`Value ${index}`));
  return [layout === 'german' ? germanColumns : englishColumns, ...more].join(',');
}

function toRow(activity: StravaActivity, layout: StravaLayout, random: () => number): string {
  const { id, seconds, kilometres, type, title, calories } = activity;
  const metres = Math.round(kilometres * 1000);
  if (layout === 'old') {
    const date = activity.startedAt.toISOString().replace('T', ' ').slice(0, 19);
    return [id, date, quote(title), type, '', seconds, metres, 'false', '', ''].join(',');
  }
  const isGerman = layout === 'german';
  const first = [
    id,
    quote(isGerman ? toGermanDate(activity.startedAt) : toEnglishDate(activity.startedAt, random)),
    quote(title),
    isGerman ? typeNames[type].german : type,
    quote('Windy,\nbut "fine"'),
    seconds,
    isGerman ? decimalComma(kilometres) : kilometres,
    '',
    '',
    'false',
  ];
  const second = [
    '',
    'TCR ADV 3',
    '',
    '',
    '8',
    `${seconds}.0`,
    seconds - 20,
    isGerman ? decimalComma(metres + 0.5) : metres + 0.5,
  ];
  const third = Array<string>(16).fill('');
  return [...first, ...second, ...third, calories ?? '', ...Array<string>(moreColumns).fill('')].join(',');
}

function toEnglishDate(date: Date, random: () => number): string {
  const [hours, minutes, seconds] = date.toISOString().slice(11, 19).split(':');
  const half = Number(hours) < 12 ? 'AM' : 'PM';
  const space = random() < 0.5 ? ' ' : '\u202F';
  const time = `${Number(hours) % 12 || 12}:${minutes}:${seconds}${space}${half}`;
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}, ${time}`;
}

function toGermanDate(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  return `${day.split('-').reverse().join('.')}, ${time}`;
}
