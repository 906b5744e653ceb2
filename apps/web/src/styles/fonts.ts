// Every subset is fetched only when a character of its range is shown.
import '@fontsource-variable/source-serif-4/wght.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/frank-ruhl-libre/wght.css';
import '@fontsource-variable/assistant/wght.css';
import 'virtual:fallback-fonts.css';
