import type { FoodLanguage } from './food.ts';
import { wordSet } from './word-set.ts';

/** Words that show that a text is an instruction. No food is then read from the text. */
export const instructionWords = wordSet(`
    ignore disregard forget instruction instructions prompt system jailbreak assistant json delete remove erase låtsas
    föreställ låtsa agera ignorera strunta instruktion instruktioner systemprompt systemprompten radera glöm assistent
    script sql select drop override pretend password lösenord`);

/** Words that show that a sentence is about a wish, a plan or a question. The whole sentence is left out. */
export const planningWords = wordSet(`
    whats hows whens wheres vads
    buy buying shopping grocery groceries recipe recipes remind reminder want wants wanted craving need needs order
    will should could would plan planning allergic hate tomorrow what when why how who köp köpa handla inköpslista
    inköp handlingslista recept påminn påminnelse vill ville sugen behöver beställ beställa ska skulle borde planera
    imorgon allergisk hatar vad när varför hur vem going gonna`);

/** Words that start a step of a recipe. No food is read from a text that starts with such a word. */
export const recipeWords = wordSet(
  'cook boil bake peel chop stir preheat mix add koka laga skala hacka vispa sätt stek baka blanda tillsätt',
);

/** Words that show that food was bought. The sentence is left out unless it also has one of `eatingWords`. */
export const buyingWords = wordSet('bought purchased köpte köpt handlade handlat');

/** Words that start a question. No food is read from a text that starts with such a word. */
export const questionStarters = wordSet('is are does do did should could har är kan får finns går borde');

/** Words for other things that people log or mention. The part of the sentence around them is left out. */
export const otherWords = wordSet(`
    remind reminder call phone email mail text message meeting meet appointment run ran running walk walked walking
    jog jogged cycled biked cycling swim swam workout exercise exercised pushups pushup push situps squats plank yoga
    steps step km kilometer kilometers kilometre mile miles minutes minute mins hour hours seconds sleep slept woke
    wake bed tablet tablets pill pills capsule capsules vitamin vitamins ibuprofen paracetamol aspirin medicine
    medication supplement supplements mg weigh weight weighed pressure pulse pay paid recipe timer alarm weather movie
    film watched watch read reading bus train car drive drove dog cat cats kids pet store shop closes opens played
    play playing feel feeling felt tired stressed happy sad headache pain haven't havent didnt dont doesnt won't wont
    cant skipped skip skipping fasted fasting nothing not never calories kcal calorie who what when where why how
    which would should could will want wants craving wish need tomorrow plan planning company stock stocks computer
    laptop tv påminn påminnelse ring ringa ringde maila möte träff sprang springa sprungit löpning gå promenad
    promenerade joggade cyklade cykla simmade simma tränade träna träning armhävningar armhävning knäböj planka steg
    mil minuter minut timme timmar halvtimme sekunder sov sova sovit sömn vaknade sängen tablett tabletter piller
    kapslar kapsel vitaminer medicin alvedon ipren väger vikt vikten blodtryck blodtrycket puls betala betalade recept
    väder vädret såg titta tittade läste läsa bok boken buss bussen tåg bil bilen körde hund hunden katt katten barnen
    lampan lampor affären butiken stänger öppnar spelade spela mår mådde trött stressad glad ledsen huvudvärk ont inte
    aldrig hoppade skippade fastade ingenting kalorier vem vad när varför hur vilken skulle borde vill ska imorgon
    planera behöver måste sugen meditated meditation mediterade meditera mediterat träffade träffa födelsedag biljett
    dator telefon telefonen mobil mobilen möblera städa städade tvätta plantera planterade odla odlade planted garden
    trädgården book exam exams homework concert ticket tickets street sofa couch dress shirt trousers jeans shoes coat
    hunt factory museum flight passport luggage project invoice emails spam password settings script code screen
    keyboard printer guitar band choir rehearsal wedding bride groom funeral traffic parking road bridge building
    construction church moody angry anxious anxiety lonely bored boring proud grateful excited nervous mood emotion
    emotions cried crying laughed laughing smiled bench press deadlift squat reps sets sauna massage dentist doctor
    hospital surgery therapy therapist injection mcg iu antibiotics insulin knee shoulder ankle fever cough throat
    nausea dizzy cramps flu covid pox preheat degrees fahrenheit simmer knead marinate defrost harvest harvested farm
    farming fishing fished hunting hunter caught photo photos pictures painted paint drawing wall colored coloured
    color colour won losing scored games football tennis golf hockey cricket rugby basketball cleaned cleaning laundry
    vacuum vacuumed ironing dusted repair repaired fixed visited called calling wrote writing listened listening
    podcast song songs album dreamed dreamt dreams forget forgot lend borrowed owe salary rent bills bank idiom tenta
    tentan prov provet läxa läxor konsert biljetter gata gatan soffa soffan klänning skjorta byxor skor jacka jakt
    fabrik flyg flyget bagage projekt faktura mejl epost skräppost inställningar kod skärm tangentbord skrivare gitarr
    bandet kör repetition bröllop brud brudgum begravning trafik trafiken parkering väg vägen bro kyrka byggnad arg
    ångest ensam uttråkad stolt tacksam pirrig lugnt humör känslor grät gråtit skrattade bänkpress marklyft bastu
    tandläkare läkare doktor sjukhus operation terapi spruta dos antibiotika knät knäna axel axeln fotled feber hosta
    halsont illamående yr mens mensvärk influensa förkyld förkylning ugnen grader mjölka korna kossan skörda skördade
    bondgård fisketur jaga jakten foto bild bilden bilder målade måla vägg färg färgad färgade vann förlorade matchen
    spel fotboll innebandy ishockey handboll tvätt dammsuga dammsög reparera lagat fixade besök besökte hälsade skrev
    skriva lyssnade lyssna podd låt låtar drömde glömde glömt lån hyra räkning räkningar banken lön plocka plockade
    plockat blommar blommade rensat rensa ogräs heter hette sönder trasig trasigt semestern semester present presenter
    åkte åka rest flög tomterna klipp klippte gick`);

/** Words before the time or the place of a meal: `a banana after the workout`, `popcorn at the concert`. */
export const circumstanceWords: Record<FoodLanguage, ReadonlySet<string>> = {
  en: wordSet('before after during post pre on at in while from until'),
  sv: wordSet('innan efter före under vid på i framför från medan inför'),
};

/** Words that can follow a word of `circumstanceWords`: `the` in `after the workout`. */
export const determiners = wordSet(
  'the a an my our his her their this that ett en min mitt mina vår den det sin sitt',
);
