import { isDashboardPath } from '#contracts/pages.ts';
import { placeholders } from '#contracts/placeholders.ts';
import { partOfDay } from '#domain/dashboard.ts';
import { toMinutesOfDay } from '#domain/zoned-time.ts';
import { escapeHtml, type HtmlDocuments } from './html-documents.ts';
import { memberPages } from './member-pages.ts';

interface Viewer {
  firstName: string;
  timeZone: string;
  language: 'en' | 'sv';
}

/**
 * Returns the frame of a page as HTML. The frame of the dashboard greets the person for the time of day at `now`. It
 * has no greeting if the first name is empty. A page without its own frame also gets the dashboard's frame without a
 * greeting.
 */
export function chooseFrame(
  { prerendered }: HtmlDocuments,
  path: string,
  { firstName, timeZone, language }: Viewer,
  now: Date,
): string {
  const read = (name: string) => prerendered.get(`loading-${name}.${language}`)?.plain.toString() ?? '';
  const isGreeted = firstName !== '' && isDashboardPath(path);
  if (!isGreeted) return read(memberPages[path] ?? 'dashboard');
  const part = partOfDay(Math.floor(toMinutesOfDay(now, timeZone) / 60));
  return read(`dashboard-${part}`).replace(placeholders.firstName, () => escapeHtml(firstName));
}
