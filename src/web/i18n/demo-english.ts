import { demo } from './en/demo.ts';

/** What a visitor to the demo reads, who loads nothing of the product. */
export const words = { demo };
