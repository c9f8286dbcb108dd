import type { words as account } from './account-english.ts';
import type { words as auth } from './auth-english.ts';
import type { words as community } from './community-english.ts';
import type { words as demo } from './demo-english.ts';
import type { words as front } from './front-english.ts';
import type { words as product } from './product-english.ts';

/** Every English word, by area. The keys of the whole product are typed from it. */
export type Words = typeof front &
  typeof demo &
  typeof product &
  typeof auth &
  typeof account &
  typeof community;

type Area = keyof Words;

/** An area's Swedish: what is missing falls back to English. */
export type Swedish<Name extends Area> = DeepPartial<Words[Name]>;

type DeepPartial<T> = { [Key in keyof T]?: T[Key] extends string ? string : DeepPartial<T[Key]> };
