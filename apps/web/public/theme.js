// Runs before the first paint, as a file of its own because the policy forbids inline scripts.
// Sets the chosen theme and language on <html>, and keeps a press that comes too early; src/app/theme/theme.ts and src/platform/language/i18n.ts take over later.
(function () {
  // The policy forbids compiling code as well; zod tries it when the first schema is made, unless it is told before.
  // oxlint-disable-next-line no-underscore-dangle -- its name for what it shares
  globalThis.__zod_globalConfig = { jitless: true };
  // A button of a page that was drawn ahead can be pressed before it does anything: src/app/replay-clicks.ts presses it again.
  var early = {
    keep: function (event) {
      early.button = event.target.closest('#root button');
    },
  };
  globalThis.earlyPress = early;
  addEventListener('click', early.keep, true);
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var stored = localStorage.getItem('i18nextLng');
    // What the accessibility menu has written there is no choice for the site.
    if (stored === localStorage.getItem('accessibilik-language')) stored = null;
    var language = /^(he|iw)\b/i.test(stored || navigator.language) ? 'he' : 'en';
    // The page was sent in another language: base.css keeps it out of sight until src/main.tsx has drawn it anew.
    if (root.lang !== language) root.dataset.elsewise = '';
    root.lang = language;
    root.dir = language === 'he' ? 'rtl' : 'ltr';
  } catch {
    // Storage is blocked: the system's theme and English stand.
  }
})();
