import type { ColourChoice, Feature, Stepper, Toggle } from '../features/feature.ts';
import { canDecrease, canIncrease, decrease, increase } from '../features/steps.ts';
import type { Translate } from '../languages/translate-and-load-language.ts';
import { isFaint } from '../page/contrast/is-text-colour-low-contrast.ts';
import type { Settings } from '../settings/settings.ts';
import type { SettingsStore } from '../settings/store-with-undo.ts';
import { element, setAttributes } from './element.ts';
import { icon } from './icons.ts';

export interface ControlTools {
  readonly store: SettingsStore;
  readonly t: Translate;
  readonly language: string;
  /** Steppers that the visitor has folded; the panel keeps them so when it is built anew. */
  readonly collapsed: Set<Feature['id']>;
  /** Says a sentence to screen readers. */
  announce(sentence: string): void;
}

export interface Control {
  readonly node: HTMLElement;
  update(settings: Settings): void;
}

let helps = 0;

const withHelp = (node: Node, feature: Feature, t: Translate, ...described: Element[]) => {
  const id = `help-${(helps += 1)}`;
  for (const target of described) target.setAttribute('aria-describedby', id);
  return element(
    'div',
    { class: `cell${feature.kind === 'toggle' ? '' : ' wide'}` },
    node,
    // Hidden, so that screen readers do not read it again after the control.
    element(
      'span',
      { hidden: true, id },
      t(`help.${feature.label}`),
      feature.kind === 'toggle' && feature.isOver ? ` ${t('escapeEnds')}` : null,
    ),
  );
};

export const plainButton = (label: string, act: () => void): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'plain' }, label);
  button.addEventListener('click', act);
  return button;
};

/** A button with an icon only. `name`: the icon's. While `aria-disabled` is `true` a click does nothing. */
export const toolButton = (name: string, label: string, act: () => void) => {
  const button = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': label },
    icon(name),
  );
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') act();
  });
  return button;
};

const featureButton = ({ id, label }: Feature, t: Translate) =>
  element(
    'button',
    { type: 'button', class: 'feature', 'aria-pressed': 'false' },
    icon(id),
    t(label),
  );

function toggle(feature: Toggle, { store, t }: ControlTools): Control {
  const button = featureButton(feature, t);
  button.addEventListener('click', () =>
    store.change(feature.turn(store.current, !feature.isOn(store.current))),
  );
  return {
    node: withHelp(button, feature, t, button),
    update: (settings) => setAttributes(button, { 'aria-pressed': String(feature.isOn(settings)) }),
  };
}

function steps(feature: Stepper, tools: ControlTools) {
  const { store, t, language, announce } = tools;
  const name = t(feature.label);
  const shownNow = () => feature.show(feature.value(store.current), language);
  const say = (value: string) => announce(t('valueIs', { name, value }));
  const move = (step: typeof increase) => {
    store.change(feature.put(step(feature.value(store.current), feature.steps)));
    say(shownNow());
  };
  const less = toolButton('minus', t('decrease', { name }), () => move(decrease));
  const more = toolButton('plus', t('increase', { name }), () => move(increase));
  const back = toolButton('reset', t('resetOne', { name }), () => {
    store.change(feature.turnOff);
    say(feature.hasButton ? t('off') : shownNow());
  });
  const output = element('span', { class: 'value' });
  const slider = feature.slider
    ? element('input', { type: 'range', ...feature.slider, step: 1, 'aria-label': name })
    : null;
  slider?.addEventListener('input', () => store.change(feature.put(Number(slider.value))));
  const node = element(
    'div',
    {},
    element('div', { class: 'row' }, less, output, back, more),
    slider,
  );
  return {
    node,
    begin() {
      more.focus();
      say(shownNow());
    },
    update(settings: Settings) {
      const value = feature.value(settings);
      const shown = feature.show(value, language);
      output.textContent = shown;
      setAttributes(less, { 'aria-disabled': String(!canDecrease(value, feature.steps)) });
      setAttributes(more, { 'aria-disabled': String(!canIncrease(value, feature.steps)) });
      setAttributes(back, { 'aria-disabled': String(!feature.isOn(settings)) });
      if (slider) {
        slider.value = String(value);
        setAttributes(slider, { 'aria-valuetext': shown });
      }
    },
  };
}

function stepper(feature: Stepper, tools: ControlTools): Control {
  const { store, t, collapsed } = tools;
  const button = featureButton(feature, t);
  const inner = steps(feature, tools);
  const title = element(
    'button',
    { type: 'button', class: 'name' },
    icon(feature.id),
    t(feature.label),
    icon('more'),
  );
  const group = element('div', { class: 'stepper' }, title, inner.node);
  const cell = withHelp(group, feature, t, button, title);
  cell.prepend(button);
  const expand = (on: boolean) => {
    if (on) collapsed.delete(feature.id);
    else collapsed.add(feature.id);
    inner.node.hidden = !on;
    setAttributes(title, { 'aria-expanded': String(on) });
  };
  title.addEventListener('click', () => expand(collapsed.has(feature.id)));
  expand(!collapsed.has(feature.id));
  button.addEventListener('click', () => {
    expand(true);
    store.change(feature.turnOn);
    inner.begin();
  });
  return {
    node: cell,
    update(settings) {
      const isOn = feature.isOn(settings);
      const asButton = feature.hasButton && !isOn;
      const root = group.getRootNode();
      const hadFocus = root instanceof ShadowRoot && group.contains(root.activeElement);
      button.hidden = !asButton;
      group.hidden = asButton;
      cell.classList.toggle('wide', !asButton);
      group.classList.toggle('on', isOn);
      inner.update(settings);
      if (asButton && hadFocus) button.focus();
    },
  };
}

function colour(feature: ColourChoice, { store, t }: ControlTools): Control {
  const put = (value: string) => store.change(feature.put(store.current, value));
  const name = t(feature.label);
  const said = element('p', { class: 'note', role: 'alert', id: `said-${feature.id}` });
  const text = element('input', {
    type: 'text',
    placeholder: '#000000',
    'aria-label': name,
    'aria-errormessage': said.id,
    dir: 'ltr',
    spellcheck: 'false',
    maxlength: 64,
  });
  const picker = element('input', { type: 'color', 'aria-label': t('colors.pickColor') });
  const clear = toolButton('reset', t('colors.clearColor'), () => put(''));
  const say = (isWrong: boolean, sentence: string) => {
    setAttributes(text, { 'aria-invalid': isWrong && 'true' });
    said.textContent = sentence;
  };
  text.addEventListener('change', () => {
    const typed = text.value.trim();
    if (!typed || feature.accepts(typed)) return put(typed);
    // The previous colour stays. The isolate marks keep the code left to right in a right-to-left sentence.
    say(true, t('colors.example', { example: '\u2066#1d4ed8\u2069' }));
  });
  picker.addEventListener('input', () => put(picker.value));
  const group = element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': name },
    element('span', { class: 'name' }, icon(feature.id), name),
    element('div', { class: 'colour' }, picker, text, clear),
    said,
  );
  return {
    node: withHelp(group, feature, t, text),
    update(settings) {
      const color = feature.value(settings);
      text.value = color;
      picker.value = /^#[\da-f]{6}$/iu.test(color) ? color : '#000000';
      group.classList.toggle('on', color !== '');
      setAttributes(clear, { 'aria-disabled': String(color === '') });
      say(false, '');
      // The page changes only after the panel has been updated.
      if (feature.id === 'text-color')
        queueMicrotask(() => {
          if (isFaint(settings, document, said)) said.textContent = t('colors.tooFaint');
        });
    },
  };
}

export function controlFor(feature: Feature, tools: ControlTools): Control {
  switch (feature.kind) {
    case 'toggle':
      return toggle(feature, tools);
    case 'stepper':
      return stepper(feature, tools);
    case 'colour':
      return colour(feature, tools);
  }
}
