import { sentencesOf } from './sentences.ts';
import { textOfRange } from './spoken-range.ts';
import { voiceFor, voicesOf } from './voices.ts';

const voiceWait = 1000;
const highlightName = 'accessibilik-spoken';

/** What the panel shows about speech. */
export type SpeechState =
  | { readonly kind: 'off' | 'unsupported' | 'loading' | 'silent' | 'speaking' }
  | { readonly kind: 'other-voice'; readonly voice: string };

/** Speaks what is selected on the page, sentence by sentence, and marks the word being spoken. */
export interface Reader {
  turn(on: boolean, language: string): void;
  stop(): void;
}

/** `show` is told each state. Selecting with the mouse or with Shift and the arrows speaks; Escape stops. */
export function speechReader(
  window: Window & typeof globalThis,
  show: (state: SpeechState) => void,
): Reader {
  const { document } = window;
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  let listening: AbortController | null = null;
  let turnNumber = 0;

  const unmark = () => window.CSS.highlights?.delete(highlightName);
  const stop = () => {
    turnNumber += 1;
    speech?.cancel();
    unmark();
  };

  const speak = (range: Range, voice: SpeechSynthesisVoice, language: string) => {
    stop();
    const mine = turnNumber;
    const source = textOfRange(range);
    const sentences = sentencesOf(source.text, language);
    const next = (index: number) => {
      const sentence = sentences[index];
      if (mine !== turnNumber) return;
      if (!sentence) {
        unmark();
        return show({ kind: 'silent' });
      }
      const utterance = new window.SpeechSynthesisUtterance(sentence.text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener('boundary', ({ charIndex, charLength }) => {
        const start = sentence.start + charIndex;
        const word = mine === turnNumber ? source.find(start, start + (charLength || 1)) : null;
        if (word && window.Highlight)
          window.CSS.highlights.set(highlightName, new window.Highlight(word));
      });
      utterance.addEventListener('end', () => next(index + 1));
      utterance.addEventListener('error', () => next(sentences.length));
      speech.speak(utterance);
    };
    show({ kind: 'speaking' });
    next(0);
  };

  const listen = (voice: SpeechSynthesisVoice, language: string, signal: AbortSignal) => {
    const speakSelection = () => {
      const selection = window.getSelection();
      if (!selection || selection.isCollapsed || selection.rangeCount === 0) return;
      speak(selection.getRangeAt(0), voice, language);
    };
    document.addEventListener('mouseup', speakSelection, { signal });
    document.addEventListener(
      'keyup',
      ({ key, shiftKey }) => {
        if (key === 'Escape') stop();
        else if (key === 'Shift' || (shiftKey && key === ' ')) speakSelection();
      },
      { signal },
    );
  };

  const begin = async (language: string, signal: AbortSignal) => {
    const found = voiceFor(await voicesOf(speech), language);
    if (signal.aborted) return;
    if (!found) return show({ kind: 'unsupported' });
    show(found.isOther ? { kind: 'other-voice', voice: found.voice.name } : { kind: 'silent' });
    listen(found.voice, language, signal);
  };

  return {
    stop,
    turn(on, language) {
      listening?.abort();
      listening = null;
      stop();
      if (!on) return show({ kind: 'off' });
      if (!speech) return show({ kind: 'unsupported' });
      const mine = new AbortController();
      listening = mine;
      show({ kind: 'loading' });
      window.setTimeout(() => void begin(language, mine.signal), voiceWait);
    },
  };
}
