import type { ExportFile } from './reader.ts';

/** Returns the name of a file without its folders. Exports move their folders, but keep the names of their files. */
export const fileName = ({ path }: Pick<ExportFile, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);
