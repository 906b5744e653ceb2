import { isAll } from '../features/layers.ts';
import { hintsFrom } from '../features/profiles.ts';
import { goTo, structureOf } from '../page/structure.ts';
import { plainButton, type Control, type ControlTools } from './controls.ts';
import { element } from './element.ts';

export function structureList({ t }: ControlTools, close: () => void): Control {
  const list = element('ul', { class: 'places' });
  const node = element('div', {}, element('h4', {}, t('more.structure')), list);
  const fill = () => {
    const places = structureOf(document);
    list.replaceChildren(
      ...places.map((place) => {
        const button = element('button', { type: 'button' }, place.name);
        button.style.setProperty('padding-inline-start', `${8 + place.depth * 14}px`);
        button.addEventListener('click', () => {
          close();
          goTo(place, window);
        });
        return element('li', {}, button);
      }),
      ...(places.length === 0 ? [element('li', { class: 'note' }, t('more.noStructure'))] : []),
    );
  };
  fill();
  return { node, update: () => undefined };
}

export function rememberBox({ store, t }: ControlTools): Control {
  const box = element('input', { type: 'checkbox' });
  box.addEventListener('change', () => store.change({ isRememberedOnDevice: box.checked }));
  return {
    node: element('label', { class: 'check' }, box, t('more.remember')),
    update: (settings) => (box.checked = settings.isRememberedOnDevice),
  };
}

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
