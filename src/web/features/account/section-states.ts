import { createContext } from 'react';
import type { SectionId } from './current-section.ts';

export interface SectionState {
  /** The current value of the section in a few words. */
  value?: string | undefined;
  /** A problem that the person should know about, in a few words. Takes the place of the value. */
  warning?: string | undefined;
  /** Loads the content of the section again. Undefined unless loading it has failed. Stays during another attempt. */
  retry?: (() => unknown) | undefined;
}

/** The states of the sections, for the titles of the sections and for the links to them. */
export const SectionStates = createContext<Partial<Record<SectionId, SectionState>>>({});
