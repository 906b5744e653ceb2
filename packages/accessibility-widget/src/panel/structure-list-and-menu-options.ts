import { extraValue, withExtraValue } from '../features/extras.ts';
import { isAll } from '../features/profile-layers.ts';
import { hintsFrom } from '../features/profiles.ts';
import { goTo, linksOf, structureOf, type Place } from '../page/headings-landmarks-and-links.ts';
import { nextCorner } from './launcher-corner.ts';
import { plainButton, type Control, type ControlTools } from './controls.ts';
import { element } from './element.ts';

/** List of the page's headings and landmarks, and of its links, which are collected when that list is opened. */
export function structureList({ t }: ControlTools, close: () => void): Control {
  const listOf = (places: readonly Place[]) =>
    places.map((place) => {
      const button = element('button', { type: 'button' }, place.name);
      button.style.setProperty('padding-inline-start', `${8 + place.depth * 14}px`);
      button.addEventListener('click', () => {
        close();
        goTo(place, window);
      });
      return element('li', {}, button);
    });
  const places = listOf(structureOf(document));
  const none = element('li', { class: 'note' }, t('more.noStructure'));
  const links = element('ul', { class: 'places' });
  const more = element('details', {}, element('summary', {}, t('more.links')), links);
  more.addEventListener('toggle', () => links.replaceChildren(...listOf(linksOf(document))));
  return {
    node: element(
      'div',
      {},
      element('h4', {}, t('more.structure')),
      element('ul', { class: 'places' }, ...(places.length > 0 ? places : [none])),
      more,
    ),
    update: () => undefined,
  };
}

/** Button that moves the launcher to the next corner. */
export function buttonMover({ store, t, announce }: ControlTools): Control {
  const move = plainButton(t('more.moveButton'), () => {
    store.change(withExtraValue(store.current, 'at', nextCorner(extraValue(store.current, 'at'))));
    announce(t('more.moved'));
  });
  return { node: element('div', { class: 'own' }, move), update: () => undefined };
}

/** Check box "Remember on this device". */
export function rememberBox({ store, t }: ControlTools): Control {
  const box = element('input', { type: 'checkbox' });
  box.addEventListener('change', () => store.change({ isRememberedOnDevice: box.checked }));
  return {
    node: element('label', { class: 'check' }, box, t('more.remember')),
    update: (settings) => (box.checked = settings.isRememberedOnDevice),
  };
}

/** Offers the settings that the system preferences suggest, unless there are none or all are on. */
export function deviceHints({ store, t }: ControlTools): Control {
  const hints = hintsFrom((query) => matchMedia(query).matches);
  const apply = plainButton(t('more.applyHints'), () => store.change(hints));
  const offer = element('div', {}, element('p', { class: 'note' }, t('more.hints')), apply);
  return {
    node: offer,
    update(settings) {
      const isEmpty = Object.keys(hints).length === 0;
      offer.hidden = isEmpty || isAll(settings, hints);
    },
  };
}
