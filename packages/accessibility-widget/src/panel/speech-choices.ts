import { share } from '../features/format-number.ts';
import type { Translate } from '../languages/translate-and-load-language.ts';
import type { SettingsStore } from '../settings/store-with-undo.ts';
import {
  speeds,
  speechOptionsOf,
  withSpeechOptions,
  type SpeechOptions,
} from '../speech/speech-options.ts';
import { element } from './element.ts';

export interface SpeechChoices {
  readonly node: HTMLElement;
  show(t: Translate, language: string): void;
  wishes(): SpeechOptions;
}

type Choice = readonly [value: string, label: string];

const fill = (select: HTMLSelectElement, choices: readonly Choice[], chosen: string) => {
  const key = JSON.stringify(choices);
  // Rebuilt only when the choices change, so that an open list stays open.
  if (select.dataset['key'] !== key)
    select.replaceChildren(...choices.map(([value, label]) => element('option', { value }, label)));
  select.dataset['key'] = key;
  select.value = choices.some(([value]) => value === chosen) ? chosen : choices[0]![0];
};

/** Lists of speeds and voices, whose choice is stored among the settings. `voices`: those of the page's language. */
export function speechChoices(
  store: SettingsStore,
  voices: () => readonly SpeechSynthesisVoice[],
): SpeechChoices {
  const wishes = () => speechOptionsOf(store.current);
  const choose = (wish: Partial<SpeechOptions>) =>
    store.change(withSpeechOptions(store.current, { ...wishes(), ...wish }));
  const speed = element('select', {});
  const voice = element('select', {});
  speed.addEventListener('change', () => choose({ speed: Number(speed.value) }));
  voice.addEventListener('change', () => choose({ voice: voice.value }));
  const [speedName, voiceName] = [element('span'), element('span')];
  const node = element('div', { class: 'choices', hidden: true });
  return {
    node,
    wishes,
    show(t, language) {
      if (node.hidden) return;
      // Added only once they have text: an empty label is an accessibility fault, even when hidden.
      if (!node.hasChildNodes())
        node.append(
          element('label', { class: 'field' }, speedName, speed),
          element('label', { class: 'field' }, voiceName, voice),
        );
      const wished = wishes();
      speedName.textContent = t('speech.speed');
      voiceName.textContent = t('speech.voice');
      const own = voices().map(({ voiceURI, name }) => [voiceURI, name] as const);
      fill(
        speed,
        speeds.map((each) => [String(each), share(each, language)]),
        String(wished.speed),
      );
      fill(voice, [['', t('speech.deviceVoice')], ...own], wished.voice);
    },
  };
}
