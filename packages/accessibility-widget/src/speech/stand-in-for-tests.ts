import { vi } from 'vitest';

interface StandInVoice {
  readonly name: string;
  readonly lang: string;
  readonly voiceURI?: string;
}

class Utterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A browser's speech that says nothing: the test hears the sentences and ends them. */
export class StandInSpeech extends EventTarget {
  readonly said: string[] = [];
  readonly rates: number[] = [];
  /** Whose voice spoke each of them. */
  readonly voiceNames: (string | undefined)[] = [];
  voices: StandInVoice[];
  private current: Utterance | null = null;

  constructor(...voices: StandInVoice[]) {
    super();
    this.voices = voices;
    vi.stubGlobal('speechSynthesis', this);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  }
  getVoices() {
    return this.voices;
  }
  speak(utterance: Utterance) {
    this.said.push(utterance.text.trim());
    this.voiceNames.push((utterance.voice as { name?: string } | null)?.name);
    this.rates.push(utterance.rate);
    this.current = utterance;
  }
  cancel() {
    const cancelled = this.current;
    this.current = null;
    cancelled?.dispatchEvent(new Event('error'));
  }
  /** The sentence is at its end. */
  finish() {
    this.current?.dispatchEvent(new Event('end'));
  }
  /** The word at `charIndex` is spoken. */
  reach(charIndex: number, charLength: number) {
    const event = Object.assign(new Event('boundary'), { name: 'word', charIndex, charLength });
    this.current?.dispatchEvent(event);
  }
}
