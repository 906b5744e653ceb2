import { share } from '../features/show.ts';
import type { Translate } from '../languages/load.ts';
import type { SettingsStore } from '../settings/open-settings.ts';
import { speeds, wishesOf, withWishes, type Wishes } from '../speech/wishes.ts';
import { element } from './element.ts';

/** The speed and the voice of reading aloud, as two lists to choose from. */
export interface SpeechChoices {
  readonly node: HTMLElement;
  /** A wished voice that is not among them shows as the device's choice. */
  show(t: Translate, language: string): void;
  wishes(): Wishes;
}

type Choice = readonly [value: string, label: string];

const fill = (select: HTMLSelectElement, choices: readonly Choice[], chosen: string) => {
  const key = JSON.stringify(choices);
  // An open list stays open while what it offers stays the same.
  if (select.dataset['key'] !== key)
    select.replaceChildren(...choices.map(([value, label]) => element('option', { value }, label)));
  select.dataset['key'] = key;
  select.value = choices.some(([value]) => value === chosen) ? chosen : choices[0]![0];
};

/** `voices` are those of the page's language. */
export function speechChoices(
  store: SettingsStore,
  voices: () => readonly SpeechSynthesisVoice[],
): SpeechChoices {
  const wishes = () => wishesOf(store.current);
  const choose = (wish: Partial<Wishes>) =>
    store.change(withWishes(store.current, { ...wishes(), ...wish }));
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
      // Not before they have words: a label without any is a fault, hidden or not.
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
