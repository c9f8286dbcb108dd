import type { DB } from '#server/db/tables.ts';
import type { CycleExportRow } from '../cycle/cycle-service.ts';
import { type ColumnLabels, commonLabels as c } from './export-labels.ts';

/** A column's description in both languages, or why it is not exported. */
export type ExportColumn = ColumnLabels | 'secret' | 'technical';

export interface TableRule<T extends keyof DB = keyof DB> {
  /**
   * The column that identifies the owner of a row. If it is `email`, rows are exported only if the person has verified
   * that address.
   */
  owner: Extract<keyof DB[T], 'user_id' | 'id' | 'email'>;
  /**
   * The columns that identify a row among the rows of a person. The export sorts and pages by them, so they must be
   * exported. They must not be instants, which lose precision in JavaScript.
   */
  key: readonly (keyof DB[T] & string)[];
  columns: Readonly<Record<keyof DB[T] & string, ExportColumn>>;
}

/** A table that is not exported, with the reason. */
interface ExcludedTable {
  excluded: 'secret' | 'technical' | 'not-personal';
}

/** All tables except that of the cycle. The cycle module exports its table through its own service. */
type ExportedTableName = Exclude<keyof DB, `menstrual${string}`>;

const byId = ['id'] as const;
const byUser = ['user_id'] as const;
const mealLabels = {
  name: ['What was eaten', 'Vad som åts'],
  description: ['Description', 'Beskrivning'],
  calories: ['Energy in kilocalories', 'Energi i kilokalorier'],
  protein: ['Protein in grams', 'Protein i gram'],
  carbs: ['Carbohydrates in grams', 'Kolhydrater i gram'],
  fat: ['Fat in grams', 'Fett i gram'],
  meal_type: ['Breakfast, lunch, dinner or snack', 'Frukost, lunch, middag eller mellanmål'],
} as const;

/**
 * Every table with the columns that an export contains, or with the reason why the table is not exported. Account
 * deletion needs no such list, because rows with a `user_id` are deleted by cascade. table-coverage.api.test.ts checks
 * both against the tables in the database.
 */
export const exportSchema: { readonly [T in ExportedTableName]: TableRule<T> | ExcludedTable } = {
  users: {
    owner: 'id',
    key: byId,
    columns: {
      id: ['Your number', 'Ditt nummer'],
      name: ['Full name', 'Hela namnet'],
      first_name: ['First name', 'Förnamn'],
      last_name: ['Last name', 'Efternamn'],
      email: ['Email address', 'E-postadress'],
      email_verified: ['Whether the address was confirmed', 'Om adressen har bekräftats'],
      phone_number: ['Phone number', 'Telefonnummer'],
      time_zone: ['Time zone', 'Tidszon'],
      image: ['Profile photo: a file in photos', 'Profilbild: en fil i photos'],
      two_factor_enabled: ['Whether a code is asked for at sign-in', 'Om en kod krävs vid inloggning'],
      data_version: 'technical',
      created_at: c.created_at,
      updated_at: c.updated_at,
    },
  },
  accounts: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      provider_id: ['How you sign in', 'Hur du loggar in'],
      account_id: ['Your id there', 'Ditt id där'],
      scope: ['What was granted', 'Vad som beviljades'],
      access_token: 'secret',
      access_token_expires_at: 'secret',
      refresh_token: 'secret',
      refresh_token_expires_at: 'secret',
      id_token: 'secret',
      password: 'secret',
      created_at: c.created_at,
      updated_at: c.updated_at,
    },
  },
  sessions: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      token: 'secret',
      expires_at: ['When the session ends', 'När inloggningen upphör'],
      ip_address: ['Network address', 'Nätverksadress'],
      user_agent: ['What the browser said it is', 'Vad webbläsaren sade att den är'],
      created_at: c.created_at,
      updated_at: ['When it was last used', 'När den senast användes'],
    },
  },
  meditation_totals: { excluded: 'technical' },
  achievement_progress: { excluded: 'technical' },
  two_factors: { excluded: 'secret' },
  used_totp_codes: { excluded: 'secret' },
  passkeys: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      name: ['What you call the passkey', 'Vad du kallar lösennyckeln'],
      credential_id: 'technical',
      public_key: 'technical',
      counter: 'technical',
      transports: 'technical',
      aaguid: 'technical',
      device_type: ['Whether it can be on several devices', 'Om den kan finnas på flera enheter'],
      backed_up: ['Whether it is on several devices', 'Om den finns på flera enheter'],
      created_at: c.created_at,
      last_used_at: ['When it was last used, in UTC', 'När den senast användes, i UTC'],
    },
  },
  verifications: { excluded: 'secret' },
  rate_limits: { excluded: 'technical' },
  account_exports: { excluded: 'technical' },
  expert_sessions: { excluded: 'not-personal' },
  email_changes: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      new_email: ['Address that waits to be confirmed', 'Adress som väntar på bekräftelse'],
      token_hash: 'secret',
      created_at: c.created_at,
      expires_at: ['Until when it can be', 'Till när det går'],
    },
  },
  notification_settings: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      daily_check_in: ['Whether to remind of the check-in', 'Om du vill bli påmind om avstämningen'],
      check_in_time: ['When, in your zone', 'När, i din tidszon'],
      email_notifications: ['Reminders by email', 'Påminnelser via e-post'],
      push_notifications: ['Reminders on the device', 'Påminnelser på enheten'],
      updated_at: c.updated_at,
    },
  },
  user_preferences: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      preferences: [
        'What is switched on and how things are shown, as JSON',
        'Vad som är på och hur saker visas, som JSON',
      ],
      updated_at: c.updated_at,
    },
  },
  custom_questions: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      category: ['What the question is about', 'Vad frågan handlar om'],
      question_en: ['The question in English', 'Frågan på engelska'],
      question_sv: ['The question in Swedish', 'Frågan på svenska'],
      position: ['Its place in the list', 'Dess plats i listan'],
    },
  },
  questionnaire_responses: {
    owner: 'user_id',
    key: ['day', 'question_id'],
    columns: {
      user_id: c.user_id,
      day: c.day,
      question_id: ['Number of the question', 'Frågans nummer'],
      response: [
        'Answer: 1 to 10, glasses, or 0 no and 1 yes',
        'Svar: 1 till 10, glas, eller 0 nej och 1 ja',
      ],
      source: [
        'Your own, or a default that you did not touch',
        'Ditt eget, eller ett förval som du inte rörde',
      ],
      recorded_at: c.recorded_at,
    },
  },
  daily_observations: {
    owner: 'user_id',
    key: ['day', 'measure', 'source'],
    columns: {
      user_id: c.user_id,
      day: c.day,
      measure: [
        'What was observed: a measure in measures.csv',
        'Vad som observerades: ett mått i measures.csv',
      ],
      source: c.source,
      value: ['The value, in the unit of its measure', 'Värdet, i måttets enhet'],
      recorded_at: c.recorded_at,
    },
  },
  source_orders: {
    owner: 'user_id',
    key: ['measure'],
    columns: {
      user_id: c.user_id,
      measure: ['A measure in measures.csv', 'Ett mått i measures.csv'],
      sources: ['The sources you prefer for it, best first', 'Källorna du föredrar för det, bäst först'],
      updated_at: c.updated_at,
    },
  },
  insight_memories: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      format: 'technical',
      memory: 'technical',
      last_look: [
        'Last day of the newest look for patterns',
        'Sista dagen i den senaste sökningen efter mönster',
      ],
      next_look: ['Last day of the next look', 'Sista dagen i nästa sökning'],
      pairs_checked: ['Pairs of measures that were checked', 'Par av mått som prövades'],
      skipped: ['Pairs that could not be checked, by reason', 'Par som inte kunde prövas, efter orsak'],
      updated_at: c.updated_at,
      signals_through: [
        'Last day of the newest search for trends and unusual days',
        'Sista dagen i den senaste sökningen efter trender och ovanliga dagar',
      ],
      signals_version: 'technical',
    },
  },
  insight_findings: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      exposure: ['What goes with the outcome: a measure', 'Det som hör ihop med utfallet: ett mått'],
      outcome: ['The outcome: a measure', 'Utfallet: ett mått'],
      lag: ['Days from the one to the other, 0 or 1', 'Dagar mellan dem, 0 eller 1'],
      effect: ['Difference in the outcome', 'Skillnad i utfallet'],
      low: ['Lower end of its 95 % interval', 'Nedre gränsen för dess 95-procentiga intervall'],
      high: ['Upper end of its 95 % interval', 'Övre gränsen för dess 95-procentiga intervall'],
      confidence: ['Probability that it is real, 0 to 1', 'Sannolikhet att den är verklig, 0 till 1'],
      days: ['Days with both values', 'Dagar med båda värdena'],
      yes_days: ['Days with yes among them', 'Dagar med ja bland dem'],
      pairs_checked: ['Pairs checked at the same look', 'Par som prövades i samma sökning'],
      first_seen: ['When it was first seen', 'När den först sågs'],
      last_checked: ['When it was last checked', 'När den senast prövades'],
      status: ['Whether it still holds', 'Om den fortfarande gäller'],
    },
  },
  insight_signals: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      kind: [
        'Kind: trend, change, anomaly, streak or experiment',
        'Slag: trend, förändring (change), ovanlig dag (anomaly), svit (streak) eller experiment',
      ],
      measure: ['The measure', 'Måttet'],
      exposure: ['The habit of a suggested experiment', 'Vanan i ett föreslaget experiment'],
      amount: ['Its size', 'Dess storlek'],
      usual: ['What is usual for you', 'Vad som är vanligt för dig'],
      from_day: ['First day', 'Första dagen'],
      to_day: ['Last day', 'Sista dagen'],
      days: ['Days with a value', 'Dagar med värde'],
      first_seen: ['When it was first seen', 'När den först sågs'],
      last_checked: ['When it was last checked', 'När den senast prövades'],
      status: ['Whether it still holds', 'Om den fortfarande gäller'],
      rating: ['Whether you found it useful', 'Om du tyckte att den var användbar'],
      hidden: ['Whether you have hidden it', 'Om du har dolt den'],
    },
  },
  insight_feedback: {
    owner: 'user_id',
    key: ['exposure', 'outcome'],
    columns: {
      user_id: c.user_id,
      exposure: ['The first measure of the pair', 'Parets första mått'],
      outcome: ['The second measure of the pair', 'Parets andra mått'],
      rating: ['Whether you found it useful', 'Om du tyckte att den var användbar'],
      hidden: ['Whether you have hidden it', 'Om du har dolt den'],
      updated_at: c.updated_at,
    },
  },
  exercise_activities: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      type: ['Kind of exercise', 'Typ av träning'],
      duration: ['Length in minutes', 'Längd i minuter'],
      intensity: ['Intensity', 'Intensitet'],
      calories_burned: ['Energy used, in kilocalories', 'Förbrukad energi i kilokalorier'],
      notes: ['Your notes', 'Dina anteckningar'],
      happened_at: c.happened_at,
      zone: c.zone,
      day: c.day,
      source: c.source,
      external_id: c.external_id,
    },
  },
  meditation_sessions: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      type: ['Kind of session', 'Typ av övning'],
      duration: ['Length in minutes', 'Längd i minuter'],
      completed: ['Whether it was completed', 'Om den gjordes klart'],
      mood_before: ['Mood before, 1 to 10', 'Humör före, 1 till 10'],
      mood_after: ['Mood after, 1 to 10', 'Humör efter, 1 till 10'],
      client_id: 'technical',
      happened_at: c.happened_at,
      zone: c.zone,
      day: c.day,
      source: c.source,
      external_id: c.external_id,
    },
  },
  sleep_nights: {
    owner: 'user_id',
    key: ['day', 'source'],
    columns: {
      user_id: c.user_id,
      day: ['The day you woke up on', 'Dagen du vaknade'],
      bedtime: ['When you went to bed, in UTC', 'När du gick och lade dig, i UTC'],
      wake_time: ['When you woke up, in UTC', 'När du vaknade, i UTC'],
      zone: c.zone,
      source: c.source,
      external_id: c.external_id,
      recorded_at: c.recorded_at,
    },
  },
  sleep_goals: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      target_sleep_hours: ['Hours of sleep you aim for', 'Timmars sömn du siktar på'],
      target_bedtime: ['Bedtime you aim for', 'Läggtid du siktar på'],
      target_wake_time: ['Wake time you aim for', 'Uppstigning du siktar på'],
      target_quality: ['Quality you aim for, 1 to 10', 'Kvalitet du siktar på, 1 till 10'],
      updated_at: c.updated_at,
    },
  },
  food_entries: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      ...mealLabels,
      voice_transcript: ['What you said', 'Vad du sade'],
      photo_key: ['Photo: a file in photos', 'Foto: en fil i photos'],
      nutrition_score: ['AI score, 0 to 10', 'AI-betyg, 0 till 10'],
      items: ['Its foods with grams and values, as JSON', 'Dess livsmedel med gram och värden, som JSON'],
      eaten_at: c.happened_at,
      zone: c.zone,
      day: c.day,
      source: c.source,
      external_id: c.external_id,
      created_at: c.created_at,
    },
  },
  food_favourites: {
    owner: 'user_id',
    key: byId,
    columns: { id: c.id, user_id: c.user_id, ...mealLabels, created_at: c.created_at },
  },
  own_foods: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      name: ['Name of your food or recipe', 'Namnet på ditt livsmedel eller recept'],
      kcal: ['Kilocalories per 100 g', 'Kilokalorier per 100 g'],
      protein: ['Protein per 100 g', 'Protein per 100 g'],
      carbs: ['Carbohydrates per 100 g', 'Kolhydrater per 100 g'],
      fat: ['Fat per 100 g', 'Fett per 100 g'],
      portion_grams: ['Weight of a portion in grams', 'En portions vikt i gram'],
      gtin: ['Number of the barcode', 'Streckkodens nummer'],
      portions: ['Portions that a recipe makes', 'Portioner som ett recept ger'],
      items: ['Foods of a recipe with grams, as JSON', 'Ett recepts livsmedel med gram, som JSON'],
      created_at: c.created_at,
      updated_at: c.updated_at,
    },
  },
  barcode_products: { excluded: 'not-personal' },
  ai_consents: {
    owner: 'user_id',
    key: ['purpose'],
    columns: {
      user_id: c.user_id,
      purpose: ['What an AI service is used for', 'Vad en AI-tjänst används till'],
      service: ['The service', 'Tjänsten'],
      given: ['Whether you have consented', 'Om du har samtyckt'],
      changed_at: c.updated_at,
    },
  },
  ai_usage: {
    owner: 'user_id',
    key: ['day', 'purpose'],
    columns: {
      user_id: c.user_id,
      day: ['Day in UTC', 'Dag i UTC'],
      purpose: ['What an AI service was used for', 'Vad en AI-tjänst användes till'],
      calls: ['How often it was used', 'Hur ofta den användes'],
      units_sent: ['Tokens that were sent', 'Tokens som skickades'],
      units_received: ['Tokens that were received', 'Tokens som togs emot'],
    },
  },
  nutrition_targets: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      calories: ['Kilocalories a day you aim for', 'Kilokalorier om dagen du siktar på'],
      protein: ['Protein a day, in grams', 'Protein om dagen i gram'],
      carbs: ['Carbohydrates a day, in grams', 'Kolhydrater om dagen i gram'],
      fat: ['Fat a day, in grams', 'Fett om dagen i gram'],
      updated_at: c.updated_at,
    },
  },
  community_profiles: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      display_name: ['Your name in the community', 'Ditt namn i gemenskapen'],
      last_seen_at: ['When you were last there', 'När du senast var där'],
      suggestible: [
        'Whether you are suggested to members who write about the same',
        'Om du föreslås för medlemmar som skriver om samma saker',
      ],
      suspended_until: ['Until when you cannot write', 'Till när du inte kan skriva'],
      updated_at: c.updated_at,
    },
  },
  community_posts: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      type: ['Kind of post', 'Typ av inlägg'],
      content: ['What you wrote', 'Vad du skrev'],
      mood: ['Mood you shared', 'Humör du delade'],
      achievement_key: ['Achievement you shared', 'Utmärkelse du delade'],
      achievement_level: ['Its level', 'Dess nivå'],
      created_at: c.created_at,
      hidden_at: ['When it was hidden by a moderator', 'När det doldes av en moderator'],
    },
  },
  community_comments: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      post_id: c.post_id,
      user_id: c.user_id,
      content: ['What you wrote', 'Vad du skrev'],
      created_at: c.created_at,
      hidden_at: ['When it was hidden by a moderator', 'När den doldes av en moderator'],
    },
  },
  community_tags: {
    owner: 'user_id',
    key: ['post_id', 'tag'],
    columns: {
      post_id: c.post_id,
      tag: ['Topic of your post', 'Ämne i ditt inlägg'],
      user_id: c.user_id,
      created_at: c.created_at,
    },
  },
  community_likes: {
    owner: 'user_id',
    key: ['post_id'],
    columns: { post_id: c.post_id, user_id: c.user_id, created_at: c.created_at },
  },
  community_blocks: {
    owner: 'user_id',
    key: ['blocked_id'],
    columns: {
      user_id: c.user_id,
      blocked_id: ['Number of the member you blocked', 'Numret på medlemmen du blockerade'],
      created_at: c.created_at,
    },
  },
  community_hidden_posts: {
    owner: 'user_id',
    key: ['post_id'],
    columns: { user_id: c.user_id, post_id: c.post_id },
  },
  community_reports: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      post_id: c.post_id,
      comment_id: ['Number of the comment', 'Kommentarens nummer'],
      reason: ['Why you reported it', 'Varför du anmälde det'],
      note: ['What you wrote about it', 'Vad du skrev om det'],
      created_at: c.created_at,
      resolved_at: ['When it was dealt with', 'När det åtgärdades'],
    },
  },
  experiments: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      outcome: ['What it is measured by: a measure in measures.csv', 'Vad som mäts: ett mått i measures.csv'],
      plan: ['The plan, as JSON', 'Planen, som JSON'],
      plan_sha256: ['SHA-256 of the plan', 'SHA-256 av planen'],
      stopped_on: ['The day you stopped it early', 'Dagen då du avbröt det'],
      record: ['Its days and its result, as JSON', 'Dagarna och resultatet, som JSON'],
      created_at: c.created_at,
      finished_at: ['When it was finished, in UTC', 'När det avslutades, i UTC'],
    },
  },
  experiment_days: {
    owner: 'user_id',
    key: ['experiment_id', 'day'],
    columns: {
      user_id: c.user_id,
      experiment_id: ['Number of the experiment', 'Experimentets nummer'],
      day: c.day,
      done: ['Whether you did what the experiment was about', 'Om du gjorde det experimentet gällde'],
      recorded_at: c.recorded_at,
    },
  },
  contact_submissions: {
    owner: 'email',
    key: byId,
    columns: {
      id: c.id,
      form_type: ['Which form', 'Vilket formulär'],
      email: ['Email address', 'E-postadress'],
      message: ['What you wrote', 'Vad du skrev'],
      selected_price: ['Price you chose, in dollars a month', 'Pris du valde, i dollar per månad'],
      user_type: ['How you described yourself', 'Hur du beskrev dig'],
      created_at: c.created_at,
      mailed_at: ['When it was passed on', 'När det skickades vidare'],
    },
  },
};

/** Descriptions of the columns that the cycle module exports. */
export const cycleColumnLabels: Readonly<Record<keyof CycleExportRow, ColumnLabels>> = {
  id: c.id,
  userId: c.user_id,
  date: c.day,
  cycleDay: ['Day of the cycle', 'Dag i cykeln'],
  phase: ['Phase of the cycle', 'Fas i cykeln'],
  flowIntensity: ['Flow, 1 to 5', 'Blödning, 1 till 5'],
  mood: ['Mood, 1 to 10', 'Humör, 1 till 10'],
  energyLevel: ['Energy, 1 to 10', 'Energi, 1 till 10'],
  pain: ['Pain, 1 to 10', 'Smärta, 1 till 10'],
  symptoms: ['Symptoms, as JSON', 'Symtom, som JSON'],
  notes: ['Your notes', 'Dina anteckningar'],
  periodStart: ['Whether a period began', 'Om mensen började'],
  atypical: ['Whether the entry is left out of predictions', 'Om den lämnas utanför prognoser'],
  source: c.source,
  externalId: c.external_id,
};
