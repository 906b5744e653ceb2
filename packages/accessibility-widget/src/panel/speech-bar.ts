import { directionOf } from '../languages/catalogue.ts';
import type { Translate } from '../languages/translate-and-load-language.ts';
import type { SpeechState } from '../speech/reader.ts';
import { plainButton } from './controls.ts';
import { element, setAttributes } from './element.ts';
import type { SpeechChoices } from './speech-choices.ts';

export interface SpeechBar {
  readonly node: HTMLElement;
  show(state: SpeechState, t: Translate, language: string): void;
}

const sentence = (state: SpeechState, t: Translate) => {
  const other = (voice: string | null) => voice && t('speech.otherVoice', { voice });
  switch (state.kind) {
    case 'failed':
      return [t('languageFailed', { name: t('tools.textToSpeech') })];
    case 'silent':
      return [t('speech.ready')];
    case 'speaking':
      return [other(state.otherVoice), t('speech.speaking')];
    case 'other-voice':
      return [other(state.voice), t('speech.ready')];
    default:
      return [state.kind === 'off' ? '' : t(`speech.${state.kind}`)];
  }
};

const canRead: ReadonlySet<SpeechState['kind']> = new Set(['failed', 'silent', 'other-voice']);

export function speechBar(
  onRead: () => void,
  onStop: () => void,
  choices: SpeechChoices,
): SpeechBar {
  const text = element('p', { role: 'status' });
  const read = plainButton('', onRead);
  const stop = plainButton('', onStop);
  const node = element(
    'div',
    { class: 'speech', role: 'region', hidden: true },
    text,
    read,
    stop,
    choices.node,
  );
  return {
    node,
    show(state, t, language) {
      const { activeElement } = node.getRootNode() as ShadowRoot;
      const hadFocus = activeElement === read || activeElement === stop;
      setAttributes(node, {
        hidden: state.kind === 'off',
        lang: language,
        dir: directionOf(language),
        'aria-label': t('tools.textToSpeech'),
      });
      text.textContent = sentence(state, t).filter(Boolean).join(' ');
      const waits = state.kind === 'failed' || state.kind === 'loading';
      read.textContent = t(waits ? 'tryAgain' : 'speech.readPage');
      stop.textContent = t('speech.stop');
      // If pressed to try again, the button stays visible while loading, because the focus is on it.
      read.hidden = state.kind === 'loading' ? activeElement !== read : !canRead.has(state.kind);
      choices.node.hidden =
        state.kind !== 'speaking' && !(canRead.has(state.kind) && state.kind !== 'failed');
      choices.show(t, language);
      stop.hidden = state.kind !== 'speaking';
      if (hadFocus) (stop.hidden ? read : stop).focus();
    },
  };
}
