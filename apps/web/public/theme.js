// Runs before the first paint, as a file of its own because the policy forbids inline scripts.
// Sets the chosen theme and language on <html>; src/app/theme.ts and src/platform/i18n.ts take over later.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var language = localStorage.getItem('i18nextLng') || navigator.language || 'en';
    if (/^(he|iw)\b/.test(language)) {
      root.lang = 'he';
      root.dir = 'rtl';
    }
  } catch {
    // Storage is blocked: the system's theme and English stand.
  }
})();
