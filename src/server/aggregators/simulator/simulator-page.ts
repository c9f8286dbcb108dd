import type { BothLanguages } from '#domain/measures/measure.ts';
import { simulatorPagePath } from './grant-token.ts';

type Language = keyof BothLanguages;

const texts = {
  title: { en: 'Connect %name (simulated)', sv: 'Anslut %name (simulerat)' },
  badge: { en: 'Simulated data', sv: 'Simulerade data' },
  heading: { en: 'Connect %name?', sv: 'Vill du ansluta %name?' },
  what: {
    en: "This page stands in for %name's own. Nothing is fetched from there, and you don't need an account.",
    sv: 'Den här sidan visas i stället för den hos %name. Inget hämtas därifrån och du behöver inget konto.',
  },
  invented: {
    en: 'If you allow it, Lagom adds made-up data for the last 90 days and new data from day to day. You can delete it at any time.',
    sv: 'Om du tillåter det lägger Lagom till påhittade data för de senaste 90 dagarna och fyller sedan på. Du kan ta bort dem när du vill.',
  },
  allow: { en: 'Allow', sv: 'Tillåt' },
  refuse: { en: 'Refuse', sv: 'Neka' },
  expiredTitle: { en: 'This page has expired', sv: 'Sidan har gått ut' },
  expired: {
    en: 'Go back to Lagom and choose Connect again.',
    sv: 'Gå tillbaka till Lagom och välj Anslut igen.',
  },
} as const satisfies Record<string, BothLanguages>;

/**
 * Returns the HTML of the page that asks for permission. `name` is the provider's name. `request` is the token of
 * `signGrant`.
 */
export function consentPage(language: Language, name: string, request: string): string {
  const say = (key: keyof typeof texts) => escapeHtml(texts[key][language].replaceAll('%name', name));
  return wrapPage(
    language,
    say('title'),
    `<p class="badge">${say('badge')}</p>
    <h1>${say('heading')}</h1>
    <p>${say('what')}</p>
    <p>${say('invented')}</p>
    <form method="post" action="${simulatorPagePath}">
      <input type="hidden" name="request" value="${escapeHtml(request)}">
      <button class="allow" name="answer" value="allow">${say('allow')}</button>
      <button name="answer" value="refuse">${say('refuse')}</button>
    </form>`,
  );
}

/** Returns the HTML of the page for a token that is invalid or has expired. */
export function expiredPage(language: Language): string {
  const title = escapeHtml(texts.expiredTitle[language]);
  return wrapPage(language, title, `<h1>${title}</h1><p>${escapeHtml(texts.expired[language])}</p>`);
}

const wrapPage = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <style>${styles}</style>
</head>
<body><main>${content}</main></body>
</html>`;

/**
 * Uses the colours of the app's theme (src/web/ui/theme.css), but not the fonts of the theme, because only the built
 * app contains them.
 */
const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 2rem 1.25rem; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#f7f2e8, #151a17); color: light-dark(#1f2b25, #f0ebe0); }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem; border-radius: 14px;
    background: light-dark(#fffcf6, #1d2420); border: 1px solid light-dark(#e0d8c8, #313b35); }
  h1 { margin: 0.75rem 0; font: 600 1.6rem/1.2 Georgia, serif; }
  .badge { display: inline-block; margin: 0; padding: 0.15rem 0.7rem; border-radius: 999px; font-size: 14px;
    background: light-dark(#fae6d0, #3a2a1c); color: light-dark(#8a470f, #f2b482); }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem; }
  button { min-height: 48px; border-radius: 14px; font: inherit; font-weight: 600; cursor: pointer;
    background: transparent; color: inherit; border: 1px solid light-dark(#857d6e, #7d887f); }
  button.allow { background: light-dark(#24573f, #93cdaa); color: light-dark(#fffcf6, #0f2418); border-color: transparent; }
  button:focus-visible { outline: 3px solid light-dark(#1c6c91, #8fcbea); outline-offset: 2px; }
`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
