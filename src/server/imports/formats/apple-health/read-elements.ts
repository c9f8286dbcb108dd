import { SaxesParser } from 'saxes';
import { ExportError } from '../../export-error.ts';
import type { ExportFile } from '../../reader.ts';
import type { Attributes } from './sample.ts';

interface Handlers {
  onOpen(name: string, attributes: Attributes): void;
  onClose(name: string): void;
}

export const rootElement = '<HealthData';

/**
 * The longest text before the root element, in characters. Real exports have a DTD of about 10,000 characters there.
 */
const longestStart = 1024 * 1024;

/**
 * Reads the elements of the main file. Skips everything before the root element, because the DTD of some versions is
 * malformed. Without a DTD no entities are declared, so an entity cannot expand to a huge text. Ignores XML errors such
 * as forbidden characters, because the parser continues after them. Throws ExportError `cutOff` if the root element is
 * not closed.
 */
export async function readElements(file: ExportFile, { onOpen, onClose }: Handlers): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let [isStarted, isWhole, start] = [false, false, ''];
  parser.on('error', () => undefined);
  parser.on('opentag', ({ name, attributes }) => onOpen(name, attributes));
  parser.on('closetag', ({ name }) => {
    if (name === 'HealthData') isWhole = true;
    onClose(name);
  });
  for await (const chunk of file.textChunks()) {
    if (isStarted) {
      parser.write(chunk);
      continue;
    }
    start += chunk;
    const at = start.indexOf(rootElement);
    isStarted = at >= 0;
    if (isStarted) parser.write(start.slice(at));
    else if (start.length > longestStart) throw new ExportError('damagedFile', file.path);
  }
  if (!isWhole) throw new ExportError('cutOff', file.path);
}
