/** Returns a pattern that matches every word that begins with one of the given stems. */
const beginsWith = (stems: string) => new RegExp(`^(?:${stems.trim().split(/\s+/).join('|')})`, 'u');
/** Returns a pattern that matches exactly the given words. */
const isOneOf = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'u');

const englishNumber =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen';
const swedishNumber =
  'noll|två|tvåa|tre|trea|fyra|fyr|fem|femma|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio|hundra|tusen|miljon|miljard|dussin';
const swedishCounted = 'dag|vecko|timm|minut|sekund|poäng|procent|gång|årig|glas|steg|månad|natt|nätter';

/**
 * Words for numbers, shares and multiples, in English and Swedish. `countingArticle` covers the
 * Swedish `en` and `ett`.
 */
const numberWords = [
  new RegExp(`^(?:${englishNumber})+(?:s|th|ths|fold|ish|some)?$`, 'u'),
  new RegExp(
    `^(?:en|ett|${swedishNumber})*(?:${swedishNumber})(?:en|ett)?(?:r|s|de|te|nde|er|erna|tal|tals|talet|dubb.*|fald.*|(?:${swedishCounted}).*)?$`,
    'u',
  ),
  new RegExp(`^(?:${englishNumber})(?:day|week|month|year|hour|point|time|minute)`, 'u'),
  isOneOf(
    `first second third fourth fifth sixth seventh eighth ninth tenth once twice thrice single singly half halves halved
    quarter quarters couple pair pairs several few fewest most mostly majority minority percent percentage per times
    score scores tenfold umpteen nil naught
    fortnight fortnights decade decades century dygn dygnet kvartal dekad
    första tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte tjugonde enda par paret flera flest
    flesta få fåtal flertal majoritet majoriteten minoritet gånger`,
  ),
  beginsWith(
    'doubl tripl quadrupl twent thirt fort[iy] fift eight ninet hundred thousand million billion percent halv hälft dubb trippel tredub fyrdub tredjedel fjärdedel femtedel tiondel kvart procent hundra tusen miljon miljard tiotal dussin noll',
  ),
];

/** Words for units. Tokens contain their units, so a unit outside a token would belong to a figure without a token. */
const unitWords = beginsWith(
  'point poäng hour timm timme minut minuter minutes second sekund gram kilo kcal kalori calor liter litre glass glas milli centi celsius degree grader kg km bpm',
);

/** Words that claim a cause, advise, judge a body or belong to medicine. */
const causalAndMedical = beginsWith(
  `caus becaus ruin cut$ cuts$ cutting cost hurt destroy damag gives$ gave$ due lead leads leading led result make making made mak cure curing curative heal treat prevent trigger
  affect effect influenc impact thank therefore thus hence reason why boost reduc rais driv produc induc contribut
  explain respons consequen help prove proof guarante certain signific always must should diagnos disease disorder
  illness ill sick symptom patient doctor physician medic drug therap clinic depress anxi insomni burnout deficien
  syndrom toxic risk danger harm pain fever infect hormon overweight obes fat pregnan menstru ovulat cycle period
  förstör kosta ger$ gav$ orsak bero beror grund leda leder ledde lett gör göra gjorde gjort framkall bota läk behandl förebygg utlös
  påverk effekt inverk tack därför eftersom därmed därav följd skapa hjälp bevis garant säkert signifik alltid måste bör$
  borde ska skall diagnos sjuk symtom patient terapi klinik klinisk ångest sömnlös utbränd brist farlig
  skad smärt feber infekt överviktig fetma gravid mens ägglossning cykel förklar`,
);

/** Words for feelings and states, whose direction cannot be compared with a figure. */
const feelingWords = beginsWith(
  `calm happ sad tired tiring exhaust rested refresh relax tense worr energe cheer gloom bright alert sleepy drows lively
  lugn glad gladare ledsen trött utvila pigg avslapp spänd orolig pigga dyster nöjd nedstämd vaken sömnig`,
);

/** Words for things that the app does not measure. */
const unknownMeasures = beginsWith(
  'coffee caffein kaffe koffein nicotin nikotin smok rök cannabis blood blod glucos glukos cholester kolester bmi sexual screen skärm',
);

/**
 * Returns whether a language model's text must not contain the word. Tokens are the placeholders for figures. Pass only
 * words that are outside tokens. `word` must be lowercase.
 */
export function isForbiddenWord(word: string): boolean {
  return (
    numberWords.some((pattern) => pattern.test(word)) ||
    [unitWords, causalAndMedical, feelingWords, unknownMeasures].some((pattern) => pattern.test(word))
  );
}

/**
 * Words that can turn a claim into its opposite: negations such as `not`, words for the absence of something such as
 * `without`, and words that move the claim to other days, such as `others`. For example, "more sleep on days without
 * alcohol" claims the opposite of "more sleep on days with alcohol".
 */
const turningWords = [
  isOneOf(
    `without no not never none neither nor cannot hardly barely scarcely unless except opposite reverse reversed contrary
    instead unlike absent absence free off other others rest remaining otherwise than versus vs against rather relative
    compared comparison minus minuses less-than nt ain isn wasn weren doesn didn don hasn haven
    utan inte ej icke ingen inget inga aldrig knappt knappast förutom tvärtom omvänt istället stället fri fritt övriga
    andra annars resten utom än jämfört jämförelse mot skillnad snarare varken minus plus dry torr torra`,
  ),
  beginsWith('avoid skip abstain abstin sober undvik avstå motsat slapp slipp nykter'),
];
export const isTurningWord = (word: string): boolean => turningWords.some((pattern) => pattern.test(word));

/**
 * Comparisons with other days, such as "than usual". They contain words that `isTurningWord` matches, but do not
 * reverse a direction. Remove these comparisons from a text before its words are passed to `isTurningWord`.
 */
export const plainComparisons = [
  /\b(?:than|compared (?:with|to)) (?:(?:your|the|on|in|other|earlier|previous|past|your own) )*(?:usual|before|other days|earlier weeks|previous weeks|rest of your days)\b/giu,
  /(?<!\p{L})(?:än|jämfört med) (?:(?:på|i|de|dina|din|det|ditt|under|för dig) )*(?:vanligt|vanliga|tidigare veckor|tidigare|förut|(?:övriga|andra) dagar(?:na)?)(?!\p{L})/giu,
];

/** Words that state that nothing changed. */
export const steadyWords =
  /(?<!\p{L})(?:unchanged|steady|steadily|stable|constant|flat|as usual|oförändra\p{L}*|stabil\p{L}*|jämn\p{L}*|konstant\p{L}*|som vanligt|(?:the same|samma)(?! (?:day|night|week|evening|time|dag|natt|vecka|kväll|tid)))(?!\p{L})/iu;

/** Articles that are used as the number one: "a point", "en dag". */
export const countingArticle =
  /(?<!\p{L})(?:an?|en|ett) (?:(?:full|whole|good|single|extra|hel|helt|bra|extra) )?(?:point|hour|minute|day|night|week|month|year|glass|step|time|drink|workout|session|meal|third|tenth|poäng|timme|minut|dag|natt|vecka|månad|glas|steg|gång|tredjedel|pass|stund|måltid)(?!\p{L})/iu;
