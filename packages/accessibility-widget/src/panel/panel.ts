import { featuresOf, featuresOn, sections } from '../features/catalogue.ts';
import type { Feature, SectionId } from '../features/feature.ts';
import {
  directionOf,
  isArabicScript,
  languageFor,
  type MenuLanguage,
} from '../languages/catalogue.ts';
import type { Translate } from '../languages/translate-and-load-language.ts';
import type { Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/store-with-undo.ts';
import {
  controlFor,
  plainButton,
  toolButton,
  type Control,
  type ControlTools,
} from './controls.ts';
import { element, setAttributes } from './element.ts';
import { helpStrip } from './help-strip.ts';
import { icon } from './icons.ts';
import {
  buttonMover,
  deviceHints,
  rememberBox,
  structureList,
} from './structure-list-and-menu-options.ts';
import { profileSwitches } from './profile-switches.ts';

export interface PanelOptions {
  readonly store: SettingsStore;
  readonly language: MenuLanguage;
  readonly offered: readonly MenuLanguage[];
  /** The language whose file did not load, with a button that tries again. */
  readonly failed: MenuLanguage | null;
  readonly t: Translate;
  readonly credit: string | null;
  readonly statement: string | null;
  /** Ids of the features on offer; null for all. */
  readonly shown: readonly string[] | null;
  /** Whether "Remember on this device" is offered. */
  readonly canRemember: boolean;
  /** Sections that are unfolded. The panel changes this set and `collapsed`, which outlive it. */
  readonly open: Set<SectionId>;
  readonly collapsed: Set<Feature['id']>;
  onClose(): void;
  onLanguage(language: MenuLanguage): void;
}

export interface Panel {
  readonly node: HTMLElement;
  update(settings: Settings): void;
  focus(): void;
}

const isCell = (node: HTMLElement) => node.classList.contains('cell');

/** The content is built when the section first opens, because most visitors open only one or two. */
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

function languageTrouble({ failed, t, onLanguage }: PanelOptions): HTMLElement | null {
  if (!failed) return null;
  const again = plainButton(t('tryAgain'), () => onLanguage(failed));
  const said = element('p', { class: 'note' }, t('languageFailed', { name: failed.ownName }));
  return element('div', { role: 'alert' }, said, again);
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

export const loadingPanel = (t: Translate, code: string): HTMLElement =>
  element(
    'div',
    {
      class: 'panel',
      id: 'panel',
      role: 'dialog',
      'aria-label': t('accessibility-menu'),
      dir: directionOf(code),
      tabindex: '-1',
    },
    element('p', { class: 'loading', role: 'status' }, t('loading')),
  );

export function makePanel(options: PanelOptions): Panel {
  const { store, t, language, credit, statement, shown, canRemember, collapsed, onClose } = options;
  const isShown = ({ id }: Feature) => shown?.includes(id) ?? true;
  const live = element('div', { class: 'quiet', role: 'status' });
  const announce = (sentence: string) => (live.textContent = sentence);
  const tools: ControlTools = { store, t, language: language.code, collapsed, announce };

  const undo = toolButton('undo', t('undo'), () => store.undo() && announce(t('wasUndone')));
  const reset = toolButton('reset', t('reset'), () => {
    store.reset();
    announce(t('wasReset'));
  });
  const close = toolButton('close', t('close'), onClose);
  const count = element('p', { class: 'note' });

  const hints = deviceHints(tools);
  const sets = profileSwitches(tools, isShown);
  const controls: Control[] = [hints, sets];
  const controlsOf = (id: SectionId) => {
    const own: Control[] = featuresOf(id)
      .filter(isShown)
      .map((feature) => controlFor(feature, tools));
    if (id === 'more') own.push(structureList(tools, onClose));
    if (id === 'more' && canRemember) own.push(rememberBox(tools));
    if (id === 'more') own.push(buttonMover(tools));
    for (const control of own) control.update(store.current);
    controls.push(...own);
    return own;
  };
  const made = sections
    .filter((id) => id === 'more' || featuresOf(id).some(isShown))
    .map((id) => section(id, () => controlsOf(id), options));
  const note = element('p', { class: 'note', hidden: true }, t('notes.arabicSpacing'));

  const node = element(
    'div',
    {
      class: 'panel',
      id: 'panel',
      role: 'dialog',
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
    element(
      'div',
      // Otherwise Firefox makes the scroll container a tab stop, and it has no name to announce.
      { class: 'body', tabindex: -1 },
      languageChoice(options),
      languageTrouble(options),
      sets.node,
      hints.node,
      count,
      note,
      ...made,
    ),
    element(
      'div',
      { class: 'foot' },
      statement !== null && element('a', { href: statement }, t('statement')),
      credit === null
        ? t('credit')
        : element('a', { href: credit, target: '_blank', rel: 'noopener' }, t('credit')),
    ),
    live,
  );
  const help = helpStrip(node);
  node.querySelector('.foot')?.before(help.node);
  node.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape' && !help.clear()) onClose();
  });
  return {
    node,
    focus: () => close.focus(),
    update(settings) {
      live.textContent = '';
      for (const control of controls) control.update(settings);
      const on = featuresOn(settings).length;
      count.hidden = on === 0;
      count.textContent = on > 0 ? t('activeCount', { count: on }) : '';
      const pageIsArabic = isArabicScript(document.documentElement.lang);
      note.hidden = settings.letterSpacing === 0 || !pageIsArabic;
    },
  };
}
