import type { sentencesOf } from './sentences.ts';
import { pageRange, selectedText } from './selected-text-and-page-range.ts';
import { languageOf, textOfRange, type SpokenText } from './spoken-text.ts';
import { voiceFor, voicesIn, voicesOf } from './voices.ts';
import type { SpeechOptions } from './speech-options.ts';

const voiceWait = 1000;
const highlightName = 'accessibilik-spoken';

export type SpeechState =
  | { readonly kind: 'off' | 'unsupported' | 'noVoice' | 'loading' | 'failed' | 'silent' }
  /** `otherVoice`: the voice of the page's language, when it speaks a passage whose own language has no voice. */
  | { readonly kind: 'speaking'; readonly otherVoice: string | null }
  | { readonly kind: 'other-voice'; readonly voice: string };

export interface Reader {
  /** Starts or stops listening for selections. `language`: the menu's, spoken where the page has no `lang`. */
  turn(on: boolean, language: string): void;
  readPage(): void;
  stop(): void;
  voices(): readonly SpeechSynthesisVoice[];
}

interface Ready {
  readonly voice: SpeechSynthesisVoice;
  readonly isOther: boolean;
  readonly language: string;
  readonly voices: readonly SpeechSynthesisVoice[];
}

const utterancesOf = (
  { passages }: SpokenText,
  { voice, isOther, language, voices }: Ready,
  wished: string,
  cut: typeof sentencesOf,
) =>
  passages.flatMap((passage) => {
    const spokenIn = passage.language || language;
    const found = voiceFor(voices, spokenIn, wished);
    const own = found?.isOther === false ? found.voice : null;
    return cut(passage.text, spokenIn)
      .filter(({ text }) => isSaid.test(text))
      .map(({ start, text }) => ({
        text,
        start: passage.start + start,
        voice: own ?? voice,
        otherVoice: own || isOther ? null : voice.name,
      }));
  });

/** Punctuation alone, as between two languages, is not spoken. */
const isSaid = /[^\s\p{P}]/u;

const lengthOfWord = (text: string) => /^[^\s]*/u.exec(text)?.[0].length ?? 0;

/**
 * Reads selected text aloud: a selection with the mouse, or with Shift and the arrow keys, starts speech, and Escape
 * stops it, except inside `own`, the widget's element. A changed speed applies from the next sentence, a changed voice
 * from the next reading. `cut` is passed in, not imported, because the panel's file already contains it.
 */
export function speechReader(
  window: Window & typeof globalThis,
  show: (state: SpeechState) => void,
  own: Element | null,
  cut: typeof sentencesOf,
  wishes: () => SpeechOptions,
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

  const speak = (spoken: SpokenText) => {
    if (!ready) return;
    turnNumber += 1;
    const mine = turnNumber;
    speech?.cancel();
    const sentences = utterancesOf(spoken, ready, wishes().voice, cut);
    let said: string | null | undefined;
    const next = (index: number) => {
      const sentence = sentences[index];
      if (mine !== turnNumber) return;
      if (!sentence) return rest();
      const { voice, otherVoice } = sentence;
      if (otherVoice !== said) show({ kind: 'speaking', otherVoice });
      said = otherVoice;
      const utterance = new window.SpeechSynthesisUtterance(sentence.text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = wishes().speed;
      utterance.addEventListener('boundary', ({ name, charIndex, charLength }) => {
        if (name === 'sentence' || mine !== turnNumber) return;
        const start = sentence.start + charIndex;
        const length = charLength || lengthOfWord(sentence.text.slice(charIndex));
        mark(spoken.find(start, start + length));
      });
      utterance.addEventListener('end', () => next(index + 1));
      utterance.addEventListener('error', () => next(sentences.length));
      speech?.speak(utterance);
    };
    isSpeaking = true;
    next(0);
  };

  const speakSelection = (event: Event) => {
    if (own && event.composedPath().includes(own)) return;
    const selected = selectedText(window);
    // A click beside a selection, or Shift for a capital letter, must not repeat the speech.
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

  const begin = async (synthesis: SpeechSynthesis, chosen: string, signal: AbortSignal) => {
    const voices = await voicesOf(synthesis);
    const language = languageOf(document.documentElement) || chosen;
    const found = voiceFor(voices, language);
    if (signal.aborted) return;
    if (!found) return show({ kind: 'noVoice' });
    ready = { ...found, language, voices };
    rest();
    listen(signal);
  };

  return {
    stop,
    voices: () => (ready ? voicesIn(ready.voices, ready.language) : []),
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
