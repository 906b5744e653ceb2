import type { Translate } from '../languages/load.ts';
import type { SpeechState } from '../speech/reader.ts';
import { element } from './element.ts';

/** The strip that says what speech is doing, with its stop button. */
export interface SpeechBar {
  readonly node: HTMLElement;
  show(state: SpeechState, t: Translate): void;
}

const sentence = (state: SpeechState, t: Translate) => {
  switch (state.kind) {
    case 'off':
      return '';
    case 'unsupported':
      return t('speech.unsupported');
    case 'loading':
      return t('speech.loading');
    case 'silent':
      return t('speech.ready');
    case 'speaking':
      return t('speech.speaking');
    case 'other-voice':
      return `${t('speech.otherVoice', { voice: state.voice })} ${t('speech.ready')}`;
  }
};

export function speechBar(onStop: () => void): SpeechBar {
  const text = element('p', { role: 'status' });
  const stop = element('button', { type: 'button', class: 'plain' });
  stop.addEventListener('click', onStop);
  const node = element('div', { class: 'speech', hidden: true }, text, stop);
  return {
    node,
    show(state, t) {
      node.hidden = state.kind === 'off';
      text.textContent = sentence(state, t);
      stop.textContent = t('speech.stop');
      stop.hidden = state.kind !== 'speaking';
    },
  };
}
