// Runs before the first paint, so that nobody sees the wrong theme or hears the wrong language.
(() => {
  try {
    const theme = localStorage.getItem('lagom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('lagom.language') === 'sv') {
      document.documentElement.lang = 'sv';
      document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/manifest.sv.webmanifest');
    }
  } catch {
    // Storage may be switched off; then the system's theme and English stand.
  }
})();
