// Applies the stored theme and language. Runs before the first paint, so that the page never
// appears in the wrong theme first.
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
