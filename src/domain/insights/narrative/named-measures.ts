import type { MeasureName } from '../../measures/catalogue.ts';

/**
 * Patterns for the beginnings of words that name measures, in English and Swedish. After each
 * pattern are the measures that a word with this beginning can mean.
 */
const stems: [RegExp, MeasureName[]][] = [
  [
    /^(?:sleep|slept|asleep|bedtime|söm|sov)/u,
    [
      'sleepQuality',
      'sleepHours',
      'deepSleepHours',
      'remSleepHours',
      'lightSleepHours',
      'sleepEfficiency',
      'bedtime',
      'wakeTime',
    ],
  ],
  [/^(?:mood|humör)/u, ['mood']],
  [/^energ/u, ['energyLevel']],
  [/^stress/u, ['stressLevel']],
  [/^(?:water|hydrat|vatten|vattn)/u, ['waterIntake']],
  [/^(?:alcohol|drink|drank|wine|beer|alkohol|vin$|öl$|dryck|drack|druck)/u, ['alcoholConsumption']],
  [/^(?:sugar|sweet|candy|socker|sött|godis)/u, ['sugarIntake']],
  [/^(?:junk|skräpmat)/u, ['junkFoodConsumption']],
  [/^(?:selfcare|egentid)/u, ['selfCareActivity']],
  [/^(?:procrastinat|uppskjut|prokrastin)/u, ['procrastination']],
  [/^(?:step$|steps$|walk|steg$|stegen$|gå$|gick|promen)/u, ['steps']],
  [
    /^(?:workout|exercis|training|trained|gym|running|ran$|trän|motion)/u,
    ['workoutMinutes', 'workouts', 'activeMinutes'],
  ],
  [/^(?:meditat|mindful|medit)/u, ['meditationMinutes', 'meditationSessions']],
  [/^(?:heart|pulse|puls|vilopuls|hjärt)/u, ['heartRate', 'heartRateVariability']],
  [/^(?:variab|hrv)/u, ['heartRateVariability']],
  [/^(?:breath|andning|andas)/u, ['respiratoryRate']],
  [/^(?:oxygen|syre)/u, ['bloodOxygen', 'vo2Max']],
  [/^(?:temperatur|hudtemp)/u, ['skinTemperature']],
  [/^(?:weight|weigh|vikt|väg)/u, ['weight']],
  [/^(?:waist|midj)/u, ['waist']],
  [
    /^(?:food|meal|eat|ate$|eaten|mat$|maten$|måltid|åt$|ätit|äter)/u,
    ['meals', 'mainMeals', 'caloriesEaten'],
  ],
  [/^(?:protein|carb|fibre|fiber|kolhydrat)/u, []],
];

/**
 * Returns, for each word that names a measure, the list of measures that the word can mean. `checkNarrative` refuses a
 * text if the list of a word contains no allowed measure. The list is empty for a word such as `protein`, so every text
 * with such a word is refused. `words` must be lowercase.
 */
export const namedMeasures = (words: readonly string[]): MeasureName[][] =>
  words.flatMap((word) => stems.filter(([stem]) => stem.test(word)).map(([, names]) => names));
