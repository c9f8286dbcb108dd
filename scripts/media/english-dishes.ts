/** The English names of the dishes that the generated people eat. */
export const englishDishes: Record<string, string> = {
  'Havregrynsgröt med lingon': 'Porridge with lingonberries',
  'Filmjölk med müsli': 'Yoghurt with muesli',
  'Knäckebröd med ost': 'Crispbread with cheese',
  Laxpasta: 'Salmon pasta',
  Linsgryta: 'Lentil stew',
  Kycklingsallad: 'Chicken salad',
  'Köttbullar med potatismos': 'Meatballs and mash',
  'Torsk med ägg och potatis': 'Cod with egg and potatoes',
  'Vegetarisk lasagne': 'Vegetable lasagne',
  Äpple: 'Apple',
  Kanelbulle: 'Cinnamon bun',
};
