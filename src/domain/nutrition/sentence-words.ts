import type { FoodLanguage } from './food.ts';

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

const sizeFactors: Record<string, number> = { small: 0.75, medium: 1, large: 1.3, thick: 1.4, thin: 0.75 };

/** Words that join the parts of a list. */
export const joiningWords = words('and och samt plus then also o sen sedan därefter followed by');

/** Words after which the next food is added to the previous one. */
export const addingWords = words('with w med on i på in into topped');

/** Words after which the next food was not eaten. */
export const leavingOutWords = words('without no utan ej minus inte inga ingen inget hold');

/** Words for sizes, each with its key in the everyday lists and its factor relative to medium. */
export const sizes = new Map<string, { key: string; factor: number }>(
  Object.entries({
    small: 'tiny little mini small liten litet lilla små litn',
    medium:
      'medium mellan medelstor medelstort medelstora mellanstor mellanstort normal normalstor regular average',
    large: 'large big huge giant stor stort stora jättestor rejäl generous',
    thick: 'thick tjock tjocka',
    thin: 'thin tunn tunna',
  }).flatMap(([key, names]) =>
    names.split(' ').map((name) => [name, { key, factor: sizeFactors[key] ?? 1 }] as const),
  ),
);

/** Words that describe neither a food nor an amount. */
export const fillers: Record<FoodLanguage, Set<string>> = {
  en: words(`the of some my i ive had have having ate eat eating eaten drank drink drinking for at to from today
    yesterday tonight morning evening afternoon noon night this that breakfast lunch dinner supper brunch snack snacks meal dessert was were is it its
    just about around roughly approximately approx maybe only like nice lovely delicious tasty fresh freshly homemade
    home made organic cooked grilled roasted baked boiled steamed fried pan raw plain sliced chopped diced mashed shredded grated
    toasted hot cold warm iced frozen extra virgin large bit lots lot of more another each per side we me us um uh er erm well so
    then as after before later again finished started grabbed enjoyed consumed had got took little very really big store
    ordered bought seasoned leftover leftovers half-eaten ripe whole unsalted salted lean skinless boneless low fat lightly
    new old style day first second lastly finally usual quick total totally followed by up out log logged add added please track record ml
    glass-of kind type any all both other most spicy crispy crunchy soft creamy sweet tender mixed assorted which x it a an one over topped drizzled sprinkled
    gone eaten work office school gym home restaurant cafe scramble midday bedtime midnight late early also drained dry peeled unsweetened light dressed marinated smoked free range local seasonal i'm im think guess`),
  sv: words(`jag vi har hade åt ätit äter äta drack druckit dricker dricka tog tagit till som av den det de denna mitt min mina
    idag igår ikväll imorse morse morgonen kvällen morgon kväll eftermiddag eftermiddagen natten dag frukost frukosten lunch lunchen middag middagen kvällsmat kvällsmaten mellanmål mellis
    fika fikat efterrätt dessert brunch snacks måltid blev var är lite litet mer extra ungefär cirka ca typ kanske bara ganska god gott goda godaste fin färsk färska färskt
    hemlagad hemlagat hemlagade hemgjord hemgjorda egen ekologisk ekologiska kokt kokta kokad stekt stekta grillad grillade grillat ugnsbakad ugnsbakade ugnsstekt rostad rostade rostat rå råa
    skivad skivade hackad hackade riven rivna rivet strimlad varm varma varmt kall kalla kallt fryst frysta frysen naturell naturella osötad osötat vanlig vanliga vanligt
    ny nya stor stora mycket massa hel hela helt också därefter efter före innan där sedan sen samt så och att på vid om mig
    på jobbet jobb hemma skolan gymmet restaurang ute kvällste ute ät ett en x krispig krispiga mjuk mjuka krämig het stark kryddig söt söta saltad saltade osaltad osaltade mager magert magra
    sida tillbehör lätt rökt rökta inlagd torr torrt torkad torkade fullkorn ekologiskt svensk svenska svenskt logga lägg lade registrera tack bakad bakade marinerad ångad ångkokt mosad pressad färskpressad finns fick käkade käkat käka mumsade smakade rester gårdagens hittade klockan tiden sa ju då nu eh öh äh ehm`),
};

/** Words that show that a text is an instruction. Nothing is then logged. */
export const instructionWords =
  words(`ignore disregard forget instruction instructions prompt system jailbreak assistant json delete remove erase
    låtsas föreställ låtsa agera ignorera strunta instruktion instruktioner systemprompt systemprompten radera glöm assistent script sql select drop override pretend password lösenord`);

/** Words that show that a sentence is not about a meal that was eaten. The whole sentence is left out. */
export const planningWords =
  words(`buy buying shopping grocery groceries recipe recipes remind reminder want wants wanted craving need needs order will should could would plan planning
    allergic hate tomorrow what when why how who köp köpa handla inköpslista inköp handlingslista recept påminn påminnelse vill ville sugen behöver beställ beställa ska skulle borde planera imorgon allergisk hatar vad när varför hur vem`);

/** Words for other things that people log or mention. The part of the sentence around them is left out. */
export const otherWords =
  words(`remind reminder call phone email mail text message meeting meet appointment run ran running walk walked walking jog jogged
    cycled biked cycling swim swam workout exercise exercised pushups pushup push situps squats plank yoga steps step km kilometer kilometers kilometre mile miles
    minutes minute mins hour hours seconds sleep slept woke wake bed tablet tablets pill pills capsule capsules vitamin vitamins ibuprofen paracetamol aspirin
    medicine medication supplement supplements mg weigh weight weighed pressure pulse pay paid buy buying shopping groceries recipe cook cooking order
    timer alarm weather movie film watched watch read reading book bus train car drive drove dog cat cats kids pet lights store shop closes opens played play playing
    feel feeling felt tired stressed happy sad headache pain haven't havent didnt dont doesnt won't wont cant skipped skip skipping fasted fasting nothing not never calories kcal calorie
    who what when where why how which would should could will want wants craving wish need tomorrow plan planning company stock stocks computer laptop tv
    påminn påminnelse ring ringa ringde maila möte träff sprang springa sprungit löpning gick gå promenad promenerade joggade cyklade cykla simmade simma tränade träna träning
    armhävningar armhävning situps knäböj planka yoga steg kilometer mil minuter minut timme timmar halvtimme sekunder sov sova sovit sömn vaknade sängen tablett tabletter piller kapslar kapsel vitaminer
    medicin alvedon ipren väger vikt vikten blodtryck blodtrycket puls betala betalade köp köpa köpte köpt handla handlade recept laga lagade beställ beställa beställde
    väder vädret såg titta tittade läste läsa bok boken buss bussen tåg bil bilen körde hund hunden katt katten barnen lampan lampor affären butiken stänger öppnar spelade spela
    mår mådde trött stressad glad ledsen huvudvärk ont inte aldrig hoppade skippade fastade ingenting kalorier vem vad när varför hur vilken skulle borde vill ska imorgon planera behöver måste sugen
    meditated meditation mediterade meditera mediterat träffade träffa födelsedag biljett dator telefon telefonen mobil mobilen möblera städa städade tvätta plantera planterade odla odlade plant plants planted garden trädgården`);

/** Common words that are never treated as a misspelled food. */
export const commonWords =
  words(`break great about their there where which while would could should these those other after again still every never under over
    first right think three place again point world state house water wheel beard board bored heard beach teach reach peace place plane plant price rise rose rides peers been bean
    store stock start stand state story stone count court cause clear clean close cream dream drama cheer cheek check chess chair chain choose chosen piece speak break bring built board
    money month more most mother father friend friends family people person later lasted listen little letter matter better bottle battle butter boat great greet green grade grape gripe
    played plate please pleased placed phase phone photo pilot print proud prove quick quiet quite raise range reply reset river round route scale scene score sense serve share sharp sheet shift
    bigger budget battery banking banker blanket bracket ticket rocket pocket packet market socket jacket basket castle kettle turtle table cable label level lever never river
    work worked working hours house mouse minute money honest hotel motel model medal metal petal panel channel
    banken banker banan bilen båten barnen broder bror mamma pappa syster vänner vänder väntar gården gatan huset skolan jobbet möte pengar klocka klockan lampa lampan läser läsa
    köper köper köper kommer kanske kunde skulle måste borde aldrig alltid ibland också precis redan väldigt mycket bättre bäst sämre större mindre första andra tredje
    skicka skickar skickade fastar fastade fasta fanns bordet bänken stolen skåpet klarar klara känsla mässa massa vaknar gatan boken bollen skylt skola skolar spelar talar tala resa resan resor rosor tack tacka tänka
    timme minut sekund vecka månad året dagen natten morgon kväll sommar vinter höst imorgon idag igår senare innan efter under över mellan bredvid framför bakom
    logga mitt dina deras vilka vilken vilket varför varit vara blir blev gjorde göra gjort säger sagt tänkte tänker trodde tror känner kände visste känns hette heter`);
