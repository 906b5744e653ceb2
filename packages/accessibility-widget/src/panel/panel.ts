import { featuresOf, sections } from '../features/catalogue.ts';
import type { SectionId } from '../features/feature.ts';
import { featuresOn, type FeatureId } from '../features/is-on.ts';
import {
  directionOf,
  isArabicScript,
  languageFor,
  type MenuLanguage,
} from '../languages/catalogue.ts';
import type { Translate } from '../languages/load.ts';
import type { Settings } from '../settings/settings.ts';
import type { SettingsWithHistory } from '../settings/settings-history.ts';
import { controlFor, type Control, type ControlTools } from './controls.ts';
import { element, setAttributes } from './element.ts';
import { keepFocusIn } from './focus.ts';
import { icon } from './icons.ts';
import { deviceHints, profileButtons, rememberBox, structureList } from './more-section.ts';

/** What the panel is made with. */
export interface PanelOptions {
  readonly store: SettingsWithHistory;
  readonly language: MenuLanguage;
  /** Languages on offer: all, or English alone when the files do not load. */
  readonly offered: readonly MenuLanguage[];
  readonly t: Translate;
  readonly credit: string;
  /** Which sections stood open before the panel was made anew in another language. */
  readonly open: Set<SectionId>;
  readonly collapsed: Set<FeatureId>;
  onClose(): void;
  onLanguage(language: MenuLanguage): void;
}

/** The dialog with its header, language, sections and footer. */
export interface Panel {
  readonly node: HTMLElement;
  update(settings: Settings): void;
  focus(): void;
}

const isCell = (node: HTMLElement) => node.classList.contains('cell');

/** A part that opens and closes. What is in it is made when it first opens: most visitors open one or two. */
function section(
  id: SectionId,
  makeControls: () => readonly Control[],
  { t, open }: PanelOptions,
): HTMLElement {
  const body = element('div', { id: `section-${id}` });
  const button = element(
    'button',
    { type: 'button', 'aria-controls': `section-${id}` },
    icon('more'),
    t(`sections.${id}`),
  );
  const fill = () => {
    const nodes = makeControls().map(({ node }) => node);
    const cells = element('div', { class: 'grid' }, ...nodes.filter(isCell));
    body.append(cells, ...nodes.filter((node) => !isCell(node)));
  };
  const show = (on: boolean) => {
    if (on && !body.hasChildNodes()) fill();
    body.hidden = !on;
    setAttributes(button, { 'aria-expanded': String(on) });
    if (on) open.add(id);
    else open.delete(id);
  };
  button.addEventListener('click', () => show(body.hidden !== false));
  show(open.has(id));
  return element('section', {}, element('h3', {}, button), body);
}

function languageChoice({ language, offered, t, onLanguage }: PanelOptions): HTMLElement {
  const select = element('select', {});
  for (const { code, ownName } of offered) {
    const option = element('option', { value: code, lang: code, dir: directionOf(code) }, ownName);
    option.selected = code === language.code;
    select.append(option);
  }
  select.addEventListener('change', () => {
    const chosen = languageFor(select.value);
    if (chosen) onLanguage(chosen);
  });
  return element('label', { class: 'field' }, t('language'), select);
}

function headerButton(name: string, label: string, act: () => void): HTMLButtonElement {
  const made = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': label, title: label },
    icon(name),
  );
  made.addEventListener('click', act);
  return made;
}

/** Builds the panel once; `update` brings every control in line with the settings. */
export function makePanel(options: PanelOptions): Panel {
  const { store, t, language, credit, collapsed, onClose } = options;
  const live = element('div', { class: 'quiet', role: 'status' });
  const announce = (sentence: string) => (live.textContent = sentence);
  const tools: ControlTools = { store, t, language: language.code, collapsed, announce };

  const undo = headerButton('undo', t('undo'), () => store.undo() && announce(t('wasUndone')));
  const reset = headerButton('reset', t('reset'), () => {
    store.reset();
    announce(t('wasReset'));
  });
  const close = headerButton('close', t('close'), onClose);
  const count = element('p', { class: 'note' });

  const hints = deviceHints(tools);
  const controls: Control[] = [hints];
  const controlsOf = (id: SectionId) => {
    const own: Control[] = featuresOf(id).map((feature) => controlFor(feature, tools));
    if (id === 'more')
      own.push(profileButtons(tools), structureList(tools, onClose), rememberBox(tools));
    for (const control of own) control.update(store.current);
    controls.push(...own);
    return own;
  };
  const made = sections.map((id) => section(id, () => controlsOf(id), options));
  const note = element('p', { class: 'note', hidden: true }, t('notes.arabicSpacing'));

  const node = element(
    'div',
    {
      class: 'panel',
      id: 'panel',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': 'title',
      lang: language.code,
      dir: directionOf(language.code),
    },
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'title' }, t('accessibility-menu')),
      undo,
      reset,
      close,
    ),
    element('div', { class: 'body' }, languageChoice(options), count, hints.node, note, ...made),
    element(
      'div',
      { class: 'foot' },
      element('a', { href: credit, target: '_blank', rel: 'noopener' }, t('credit')),
    ),
    live,
  );
  node.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    keepFocusIn(node, event);
  });
  return {
    node,
    focus: () => close.focus(),
    update(settings) {
      for (const control of controls) control.update(settings);
      const on = featuresOn(settings).length;
      count.hidden = on === 0;
      count.textContent = on > 0 ? t('activeCount', { count: on }) : '';
      const pageIsArabic = isArabicScript(document.documentElement.lang);
      note.hidden = settings.letterSpacing === 0 || !pageIsArabic;
    },
  };
}
