import type { FoodLanguage } from './food.ts';
import { wordSet } from './word-set.ts';

const sizeFactors: Record<string, number> = { small: 0.75, medium: 1, large: 1.3, thick: 1.4, thin: 0.75 };

/** Words that join the parts of a list. */
export const joiningWords = wordSet('and och å samt plus then also o sen sedan därefter followed by');

/** Words after which the next food is added to the previous food, as in `coffee with milk`. */
export const addingWords: Record<FoodLanguage, ReadonlySet<string>> = {
  en: wordSet('with w on in into topped'),
  sv: wordSet('with w med i på'),
};

/** Words after which the next food was not eaten. */
export const leavingOutWords = wordSet(
  'without whitout witout wihtout no utan ej minus inte inga ingen inget hold',
);

/** Words before another food that was not eaten either: `or` in `without milk or sugar`. */
export const alternativeWords = wordSet('or eller nor');

/** Words that say that something was eaten or drunk. */
export const eatingWords =
  wordSet(`ate eat eaten eating had having drank drink drinking breakfast lunch dinner supper snack snacked
    brunch dessert åt ätit äter äta drack druckit dricker frukost lunch middag kvällsmat mellanmål mellis fika fikade käkade käkat efterrätt`);

/** Words after which the next food or amount replaces the previous food or amount: `eggs, no wait, oats`. */
export const correctingWords = wordSet('nej nä nää rättelse wait scratch sorry');

/** Words that say that a food was shared. The number of people may follow: `delad på två`, `shared between three`. */
export const sharingWords = wordSet('delat delad delade delades shared split');

/** Words for sizes, each with its key in `EverydayFood.units` and its factor relative to medium. */
export const sizes = new Map<string, { key: string; factor: number }>(
  Object.entries({
    small: 'tiny little mini small liten litet lilla små litn',
    medium:
      'medium mellan medelstor medelstort medelstora mellanstor mellanstort normal normalstor regular average',
    large: 'large big huge giant stor stort stora jättestor rejäl rejält rejäla generous',
    thick: 'thick tjock tjocka',
    thin: 'thin tunn tunna',
  }).flatMap(([key, names]) =>
    names.split(' ').map((name) => [name, { key, factor: sizeFactors[key] ?? 1 }] as const),
  ),
);

/**
 * Words that the parser ignores, because they name neither a food nor an amount. Some of them describe a food, such as
 * `grilled`.
 */
export const fillers: Record<FoodLanguage, ReadonlySet<string>> = {
  en: wordSet(`
    actually shared split instead
    the of some my i ive had have having ate eat eating eaten drank drink drinking for at to from today yesterday
    tonight morning evening afternoon noon night this that breakfast lunch dinner supper brunch snack snacks meal
    dessert was were is it its just about around roughly approximately approx maybe only like nice lovely delicious
    tasty fresh freshly homemade home made organic cooked grilled roasted baked boiled steamed fried pan raw plain
    sliced chopped diced mashed shredded grated toasted hot cold warm iced frozen extra virgin large bit lots lot more
    another each per side we me us um uh er erm well so then as after before later again finished started grabbed
    enjoyed consumed got took little very really big store ordered seasoned leftover leftovers ripe whole unsalted
    salted lean skinless boneless low fat lightly new old style day first second lastly finally usual quick total
    totally followed by up log logged add added please track record ml kind type any all both other most spicy crispy
    crunchy soft creamy sweet tender mixed assorted which x a an one over topped drizzled sprinkled gone work office
    school gym restaurant cafe scramble midday bedtime ordered during from while midnight late early also drained dry peeled unsweetened light
    uncooked black dressed marinated smoked free range local seasonal im think guess out theres thats tbh pls plus served nearly
    almost round share shared ish actually bowlful full filled containing using cut bone shop takeaway takeout canteen
    oven air fryer fluffy warmed reheated brewed strong weak decaf chilled good great yummy huge along alongside
    between mid post pre while still because feast treat helping your his her their our he she they you`),
  sv: wordSet(`
    förresten delade delad delat istället stället
    jag vi har hade åt ätit äter äta drack druckit dricker dricka tog tagit till som av den det de denna mitt min mina
    idag igår ikväll imorse morse morgonen kvällen morgon kväll eftermiddag eftermiddagen natten dag frukost frukosten
    lunch lunchen middag middagen kvällsmat kvällsmaten mellanmål mellis fika fikat efterrätt dessert brunch snacks
    måltid blev var är lite litet mer extra ungefär cirka ca typ kanske bara ganska god gott goda godaste fin färsk
    färska färskt hemlagad hemlagat hemlagade hemgjord hemgjorda egen ekologisk ekologiska kokt kokta kokad stekt
    stekta grillad grillade grillat ugnsbakad ugnsbakade ugnsstekt rostad rostade rostat rå råa skivad skivade hackad
    hackade riven rivna rivet strimlad varm varma varmt kall kalla kallt fryst frysta frysen naturell naturella osötad
    osötat vanlig vanliga vanligt ny nya stor stora mycket massa hel hela helt också därefter efter före innan där
    sedan sen samt så och att på vid om mig jobbet jobb hemma skolan gymmet restaurang ute kvällste ät ett en x
    krispig krispiga mjuk mjuka krämig het stark kryddig söt söta saltad saltade osaltad osaltade mager magert magra
    sida tillbehör lätt rökt rökta inlagd torr torrt torkad torkade fullkorn ekologiskt svensk svenska svenskt logga
    lägg lade registrera tack bakad bakade marinerad ångad ångkokt mosad pressad färskpressad finns fick käkade käkat
    käka mumsade smakade rester gårdagens hittade klockan tiden sa ju då nu eh öh äh ehm nästan serverad serverat
    fylld fyllt fyllda gjord gjort tillsammans bli skalad skalade vällagad maten mat måltiden efterrätten huvudrätt
    förrätt matlåda matlådan lunchlåda lunchlådan hemifrån kaféet restaurangen caféet café mackan kvällsfika
    förmiddagsfika eftermiddagsfika fikade svepte smaskade snaskade åts åtit drucket dagens svag nykokt nykokta
    nybakad nybakat nybakade din hans hennes vår deras beställde beställt under från medan till du han hon ni man bredvid över kring runt strax äntligen liksom
    alltså faktiskt väl nog bredda smörad smörade värmd uppvärmd ljummen iskall iskallt okokt okokta svart svarta`),
};
