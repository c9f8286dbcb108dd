import { pages } from '#contracts/pages.ts';

/** Returns robots.txt, which keeps search engines away from the API. */
export const robots = (appUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${appUrl}/sitemap.xml\n`;

const publicPages = [pages.landing, pages.demo];
const languages = ['en', 'sv'];

/** Returns the sitemap. It lists each public page once per language, with links to the page in all languages. */
export function sitemap(appUrl: string): string {
  const address = (path: string, language: string) =>
    `${appUrl}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const entries = publicPages.flatMap((path) => {
    const alternates = languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path, language)}"/>`,
      )
      .join('');
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
