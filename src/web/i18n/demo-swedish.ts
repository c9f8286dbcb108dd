import { demo } from './sv/demo.ts';

export const words = { demo };
