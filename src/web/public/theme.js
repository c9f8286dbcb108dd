// Runs before the first paint.
(() => {
  try {
    const theme = localStorage.getItem('lagom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('lagom.language') === 'sv') {
      document.documentElement.lang = 'sv';
      document.querySelector('[rel=manifest]').href = '/manifest.sv.webmanifest';
    }
  } catch {
    // Without storage, the defaults apply.
  }
})();
