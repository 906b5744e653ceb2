import { countOn } from '../features/catalogue.ts';
import { extraValue, withExtraValue } from '../features/extras.ts';
import { ownSetsOf, savedIn, withOwnSets } from '../settings/own-sets.ts';
import { nextCorner } from './button-place.ts';
import { plainButton, type Control, type ControlTools } from './controls.ts';
import { element } from './element.ts';

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
  const move = plainButton(t('more.moveButton'), () => {
    store.change(withExtraValue(store.current, 'at', nextCorner(extraValue(store.current, 'at'))));
    announce(t('more.moved'));
  });
  return {
    node: element('div', { class: 'own' }, save, list, move),
    update({ ownSets }) {
      if (ownSets !== shown) fill();
      shown = ownSets;
    },
  };
}
