import type { ExportFile } from './reader.ts';

/**
 * Returns the name of a file without its folders. New versions of an export may have other folders, but the names of
 * the files stay the same.
 */
export const fileName = ({ path }: Pick<ExportFile, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);
