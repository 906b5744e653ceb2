import { sentencesOf } from './sentences.ts';
import { pageRange, selectedText } from './selected-text.ts';
import { textOfRange, type SpokenText } from './spoken-text.ts';
import { voiceFor, voicesOf } from './voices.ts';

const voiceWait = 1000;
const highlightName = 'accessibilik-spoken';

/** What the panel shows about speech. */
export type SpeechState =
  | { readonly kind: 'off' | 'unsupported' | 'loading' | 'failed' | 'silent' | 'speaking' }
  | { readonly kind: 'other-voice'; readonly voice: string };

/** Speaks what is selected, or the whole page, sentence by sentence, and marks the word being spoken. */
export interface Reader {
  turn(on: boolean, language: string): void;
  /** Reads from the focused element, or else from where the page's main part begins. */
  readPage(): void;
  stop(): void;
}

interface Ready {
  readonly voice: SpeechSynthesisVoice;
  readonly isOther: boolean;
  readonly language: string;
}

const lengthOfWord = (text: string) => /^[^\s]*/u.exec(text)?.[0].length ?? 0;

/**
 * `show` is told each state. Selecting with the mouse, or with Shift and the arrows, speaks; Escape
 * stops. What happens inside `own`, the widget's element, is not the page's.
 */
export function speechReader(
  window: Window & typeof globalThis,
  show: (state: SpeechState) => void,
  own: Element | null = null,
): Reader {
  const { document } = window;
  const speech: SpeechSynthesis | undefined = window.speechSynthesis;
  let listening: AbortController | null = null;
  let ready: Ready | null = null;
  let isSpeaking = false;
  let turnNumber = 0;
  let lastKey = '';

  const unmark = () => window.CSS?.highlights?.delete(highlightName);
  const rest = () => {
    isSpeaking = false;
    unmark();
    if (ready)
      show(ready.isOther ? { kind: 'other-voice', voice: ready.voice.name } : { kind: 'silent' });
  };
  const stop = () => {
    turnNumber += 1;
    speech?.cancel();
    if (isSpeaking) rest();
  };

  const mark = (word: Range | null) => {
    if (word && window.Highlight)
      window.CSS.highlights.set(highlightName, new window.Highlight(word));
  };

  const speak = ({ text, find }: SpokenText) => {
    if (!ready) return;
    const { voice, language } = ready;
    turnNumber += 1;
    const mine = turnNumber;
    speech?.cancel();
    const sentences = sentencesOf(text, language);
    const next = (index: number) => {
      const sentence = sentences[index];
      if (mine !== turnNumber) return;
      if (!sentence) return rest();
      const utterance = new window.SpeechSynthesisUtterance(sentence.text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
        if (name === 'sentence' || mine !== turnNumber) return;
        const start = sentence.start + charIndex;
        const length = charLength || lengthOfWord(sentence.text.slice(charIndex));
        mark(find(start, start + length));
      });
      utterance.addEventListener('end', () => next(index + 1));
      utterance.addEventListener('error', () => next(sentences.length));
      speech?.speak(utterance);
    };
    isSpeaking = true;
    show({ kind: 'speaking' });
    next(0);
  };

  const speakSelection = (event: Event) => {
    if (own && event.composedPath().includes(own)) return;
    const selected = selectedText(window);
    // A click beside a selection, or Shift on a capital letter, is no wish to hear it again.
    if (!selected || selected.key === lastKey) return;
    lastKey = selected.key;
    speak(selected);
  };

  const listen = (signal: AbortSignal) => {
    document.addEventListener('mouseup', speakSelection, { signal });
    document.addEventListener(
      'keyup',
      (event) => {
        if (event.key === 'Escape' && isSpeaking) stop();
        else if (event.key === 'Shift') speakSelection(event);
      },
      { signal },
    );
    document.addEventListener(
      'selectionchange',
      () => {
        if (!selectedText(window)) lastKey = '';
      },
      { signal },
    );
  };

  const begin = async (synthesis: SpeechSynthesis, language: string, signal: AbortSignal) => {
    const found = voiceFor(await voicesOf(synthesis), language);
    if (signal.aborted) return;
    if (!found) return show({ kind: 'unsupported' });
    ready = { ...found, language };
    rest();
    listen(signal);
  };

  return {
    stop,
    readPage: () => speak(textOfRange(pageRange(document))),
    turn(on, language) {
      listening?.abort();
      listening = null;
      ready = null;
      stop();
      isSpeaking = false;
      if (!on) return show({ kind: 'off' });
      if (!speech) return show({ kind: 'unsupported' });
      const mine = new AbortController();
      listening = mine;
      show({ kind: 'loading' });
      window.setTimeout(() => void begin(speech, language, mine.signal), voiceWait);
    },
  };
}
