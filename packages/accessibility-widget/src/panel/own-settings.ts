import { countOn } from '../features/catalogue.ts';
import { extraValue, withExtraValue } from '../features/extras.ts';
import { adjustmentsIn, ownSetsOf, savedIn, textOf, withOwnSets } from '../settings/own-sets.ts';
import { keysOf, nextCorner, readKeys } from './button-place.ts';
import { plainButton, type Control, type ControlTools } from './controls.ts';
import { element, setAttributes } from './element.ts';

function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href, download: name }).click();
  // Revoked late, because a browser may read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

export function ownSettings({ store, t, announce }: ControlTools): Control {
  const howMany = () => t('activeCount', { count: countOn(store.current) });
  const list = element('ul', { class: 'places', hidden: true });
  let shown = '';
  const fill = () => {
    const sets = ownSetsOf(store.current);
    list.hidden = sets.length === 0;
    list.replaceChildren(
      ...sets.map((set, at) => {
        const name = t('more.savedSet', { number: at + 1 });
        const remove = plainButton(t('more.deleteOne', { name }), () => {
          store.change(withOwnSets(sets.toSpliced(at, 1)));
          save.focus();
        });
        return element(
          'li',
          { class: 'own' },
          plainButton(name, () => {
            store.change(set);
            announce(t('valueIs', { name, value: howMany() }));
          }),
          remove,
        );
      }),
    );
  };
  const save = plainButton(t('more.saveSet'), () => {
    store.change(savedIn(store.current));
    announce(t('more.savedSet', { number: ownSetsOf(store.current).length }));
  });
  const said = element('p', { class: 'note', role: 'alert' });
  const file = element('input', { type: 'file', accept: '.json,application/json', hidden: true });
  const take = async () => {
    const found = adjustmentsIn((await file.files?.[0]?.text()) ?? '');
    file.value = '';
    if (found) store.change(found);
    said.textContent = found ? howMany() : t('more.importFailed');
  };
  file.addEventListener('change', () => void take());
  const give = () => saveFile('accessibility-settings.json', textOf(store.current));
  return {
    node: element(
      'div',
      { class: 'own' },
      save,
      list,
      plainButton(t('more.export'), give),
      plainButton(t('more.import'), () => file.click()),
      file,
      said,
    ),
    update({ ownSets }) {
      said.textContent = '';
      if (ownSets !== shown) fill();
      shown = ownSets;
    },
  };
}

/** Shortcuts that browsers use themselves. Some of them (new tab, new window, close) never reach a page. */
const areTaken =
  /^(?:Control|Meta)\+(?!Alt|(?:Shift\+)?F\d)|^(?:Control|Alt)\+F4$|^Alt\+(?:Arrow|Home|Key[DEF]$)/u;

export interface Hiding {
  isOn(): boolean;
  turn(on: boolean): void;
}

/** Place, visibility and shortcut of the launcher. It can be hidden only once a shortcut opens the menu. */
export function ownButton({ store, t, announce }: ControlTools, hiding: Hiding): Control {
  const put = (name: 'at' | 'keys', value: string) =>
    store.change(withExtraValue(store.current, name, value));
  let asked = '';
  const pressKeys = t('more.pressKeys');
  const keysNow = () => {
    const keys = readKeys(extraValue(store.current, 'keys')) || t('off');
    return t('valueIs', { name: t('more.shortcut'), value: keys });
  };
  const say = () => {
    shortcut.textContent = asked || keysNow();
    setAttributes(hide, { 'aria-pressed': String(hiding.isOn()) });
  };
  const said = element('p', { class: 'note', role: 'alert' });
  const listen = (wanted: string) => {
    asked = wanted;
    said.textContent = '';
    say();
  };
  const shortcut = plainButton('', () => listen(pressKeys));
  const hide = plainButton(t('more.hideButton'), () => {
    if (hiding.isOn() || extraValue(store.current, 'keys')) {
      hiding.turn(!hiding.isOn());
      return announce(keysNow());
    }
    listen(t('valueIs', { name: t('more.hideButton'), value: pressKeys }));
    shortcut.focus();
  });
  shortcut.addEventListener('blur', () => listen(''));
  shortcut.addEventListener('keydown', (event) => {
    if (!asked || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const keys = keysOf(event);
    if (!keys && !/^(?:Escape|Backspace|Delete)$/u.test(event.key)) return;
    if (areTaken.test(keys)) {
      said.textContent = t('more.keysTaken', { keys: readKeys(keys) });
      return;
    }
    const hides = keys && asked !== pressKeys;
    listen('');
    // Escape keeps the old shortcut. Backspace and Delete remove it, and show the launcher again, since no key would
    // open the menu.
    if (event.key === 'Escape') return;
    put('keys', keys);
    if (hides || !keys) hiding.turn(Boolean(keys));
    announce(keysNow());
  });
  const move = plainButton(t('more.moveButton'), () => {
    put('at', nextCorner(extraValue(store.current, 'at')));
    announce(t('more.moved'));
  });
  return {
    node: element(
      'div',
      { class: 'own' },
      shortcut,
      said,
      hide,
      move,
      element('p', { class: 'note' }, t('more.moveHint')),
    ),
    update: say,
  };
}
