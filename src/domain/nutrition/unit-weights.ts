/**
 * The usual millilitres of household vessels, in both languages. Used for foods that do not have the vessel in
 * `EverydayFood.units`.
 */
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

/**
 * The usual grams of household units, in both languages. Used for foods that have the unit neither in
 * `EverydayFood.units` nor in the published portions.
 */
export const unitGrams: Record<string, number> = {
  slice: 30,
  handful: 30,
  plate: 350,
  pinch: 0.5,
  splash: 20,
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
  skvätt: 20,
  skopa: 60,
  kula: 60,
  påse: 100,
  paket: 100,
  ruta: 6,
  rad: 25,
};
