// Applies the stored theme and language before the first paint, so that the page never appears in the wrong theme first.
(() => {
  try {
    const theme = localStorage.getItem('lagom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('lagom.language') === 'sv') {
      document.documentElement.lang = 'sv';
      document.querySelector('[rel=manifest]').href = '/manifest.sv.webmanifest';
    }
  } catch {
    // If the browser blocks storage, the default theme and language apply.
  }
  // The first date format makes the browser load its date data, about 0.1 seconds on a phone.
  if (document.documentElement.dataset.view === 'app') setTimeout(Intl.DateTimeFormat);
})();

// Loads the scripts of the app after the first paint, so that they do not delay what the HTML shows. `data-scripts`
// lists the scripts, and `data-preloads` lists further modules that the page needs. A document without these attributes
// loads its scripts itself.
(() => {
  const { scripts, preloads } = document.currentScript.dataset;
  if (!scripts) return;
  const create = (tag, properties) =>
    Object.assign(document.createElement(tag), { crossOrigin: '', ...properties });
  const load = () =>
    document.head.append(
      ...preloads
        .split(' ')
        .filter(Boolean)
        .map((href) => create('link', { rel: 'modulepreload', href })),
      ...scripts.split(' ').map((src) => create('script', { type: 'module', async: false, src })),
    );
  // The scripts read the whole document, so they must not run before it is parsed.
  document.addEventListener('DOMContentLoaded', () => {
    // A browser paints no frames in a hidden tab. The second frame starts after the first is painted.
    if (document.hidden) load();
    else requestAnimationFrame(() => requestAnimationFrame(load));
  });
})();
