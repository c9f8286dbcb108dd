import type { FoodLanguage } from './food.ts';

/**
 * A unit of an amount. A unit of mass has grams, a unit of volume has millilitres, and a household unit has neither.
 */
export interface Unit {
  /** The name that the everyday lists use for the unit's weight. */
  key: string;
  grams?: number;
  millilitres?: number;
}

const shared = `
g,gr,gram,grams,grammes,gramme,gms=g
kg,kilo,kilogram,kilograms,kilos=kg
mg,milligram,milligrams=mg
ml,millilitre,millilitres,milliliter,milliliters=ml
cl,centiliter,centilitre,centilitres=cl
dl,deciliter,decilitre,decilitres=dl
l,liter,litre,liters,litres,litern=l
oz,ounce,ounces=oz
lb,lbs,pound,pounds=lb
cup,cups=cup
tbsp,tbsps,tablespoon,tablespoons,tbs,tblsp=tbsp
tsp,tsps,teaspoon,teaspoons=tsp`;

const words: Record<FoodLanguage, string> = {
  en: `${shared}
floz=floz
pint,pints=pint
quart,quarts=quart
stone=stone
slice,slices=slice
piece,pieces,pc,pcs=piece
handful,handfuls,handfull,fistful=handful
bowl,bowls,bowlful=bowl
glass,glasses=glass
can,cans=can
tin,tins=tin
bottle,bottles=bottle
plate,plates,plateful=plate
mug,mugs=mug
bag,bags=bag
packet,packets,pack,packs,package,sachet=packet
box,boxes,carton,cartons=box
portion,portions,serving,servings,helping=portion
scoop,scoops=scoop
pinch,pinches=pinch
dash,splash,drizzle,dollop,knob=dollop
cube,cubes=cube
clove,cloves=clove
stick,sticks=stick
stalk,stalks=stalk
strip,strips=strip
rasher,rashers=rasher
square,squares=square
row,rows=row
wedge,wedges=wedge
leaf,leaves=leaf
fillet,fillets,filet,filets=fillet
patty,patties=patty
link,links=link
block,blocks=block
floret,florets=floret
bunch,bunches=bunch
ear,ears,cob,cobs=ear
shot,shots=shot
pot,pots,tub,tubs=pot
bar,bars=bar
spear,spears=spear
pat,pats=pat
lump,lumps=lump
chunk,chunks=chunk`,
  sv: `${shared}
hg,hekto,hektogram=hg
msk,matsked,matskedar,matskeden=tbsp
tsk,tesked,teskedar,teskeden=tsp
krm,kryddmått=krm
kopp,koppar,koppen=kopp
mugg,muggar=mugg
skiva,skivor,skivan=skiva
st,styck,stycken=each
bit,bitar,biten=bit
näve,nävar,handfull,handfulla,nypa nötter=näve
skål,skålar=skål
glas=glas
burk,burkar=burk
flaska,flaskor=flaska
tallrik,tallrikar=tallrik
påse,påsar=påse
paket,förpackning,förpackningar=paket
bägare=bägare
portion,portioner=portion
skopa,skopor=skopa
kula,kulor=kula
boll,bollar=boll
nypa,nypor=nypa
klick,klickar=klick
klyfta,klyftor=klyfta
ruta,rutor=ruta
rad,rader=rad
blad=blad
bukett,buketter=bukett
klase,klasar=klase
shot,shots=shot`,
};

const measures: Record<string, Omit<Unit, 'key'>> = {
  g: { grams: 1 },
  kg: { grams: 1000 },
  hg: { grams: 100 },
  mg: { grams: 0.001 },
  oz: { grams: 28.35 },
  lb: { grams: 453.6 },
  ml: { millilitres: 1 },
  cl: { millilitres: 10 },
  dl: { millilitres: 100 },
  l: { millilitres: 1000 },
  krm: { millilitres: 1 },
  tsp: { millilitres: 5 },
  tbsp: { millilitres: 15 },
  cup: { millilitres: 240 },
  floz: { millilitres: 29.6 },
  pint: { millilitres: 473 },
  quart: { millilitres: 946 },
};

/** Words that are units only after a number, because they can also be foods or other things. */
const onlyAfterNumber = new Set(['g', 'l', 'row', 'rad', 'stone', 'leaf', 'ear', 'link', 'block', 'boll']);

const unitsOf = (language: FoodLanguage) =>
  new Map(
    words[language]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', key = ''] = line.split('=');
        return names.split(',').map((name): [string, Unit] => [name, { key, ...measures[key] }]);
      }),
  );

const units: Record<FoodLanguage, Map<string, Unit>> = { en: unitsOf('en'), sv: unitsOf('sv') };

/** Returns the unit that a word names, or undefined. An ambiguous word is a unit only after a number. */
export function findUnit(word: string, language: FoodLanguage, afterNumber: boolean): Unit | undefined {
  const unit = units[language].get(word);
  return unit && (afterNumber || !onlyAfterNumber.has(unit.key)) ? unit : undefined;
}

/** The millilitres of household vessels that are not in the everyday lists. */
export const vesselMillilitres: Record<string, number> = {
  glass: 240,
  mug: 300,
  can: 330,
  tin: 400,
  bottle: 500,
  bowl: 300,
  pot: 150,
  shot: 42,
  box: 250,
  kopp: 200,
  mugg: 250,
  glas: 200,
  burk: 330,
  flaska: 500,
  skål: 300,
  bägare: 150,
};

/** The grams of household units that are neither in the everyday lists nor in the tables. */
export const unitGrams: Record<string, number> = {
  slice: 30,
  handful: 30,
  plate: 350,
  pinch: 0.5,
  dollop: 20,
  scoop: 60,
  bag: 50,
  packet: 50,
  cube: 15,
  square: 6,
  row: 25,
  clove: 3,
  skiva: 30,
  näve: 30,
  tallrik: 350,
  nypa: 0.5,
  klick: 20,
  skopa: 60,
  kula: 60,
  påse: 100,
  paket: 100,
  ruta: 6,
  rad: 25,
};
