const patience = 2000;
const pollEvery = 200;

/** Voices arrive late: waits for them by event and by asking again, for two seconds at most. */
export function voicesOf(
  speech: SpeechSynthesis,
  wait: (task: () => void, milliseconds: number) => void = (task, ms) => void setTimeout(task, ms),
): Promise<readonly SpeechSynthesisVoice[]> {
  return new Promise((resolve) => {
    const look = (left: number) => {
      const voices = speech.getVoices();
      if (voices.length === 0 && left > 0) return wait(() => look(left - pollEvery), pollEvery);
      speech.removeEventListener?.('voiceschanged', onChange);
      resolve(voices);
    };
    const onChange = () => {
      const voices = speech.getVoices();
      if (voices.length > 0) resolve(voices);
    };
    speech.addEventListener?.('voiceschanged', onChange);
    look(patience);
  });
}

const base = (tag: string) => tag.toLowerCase().replace('_', '-').split('-')[0];

/** The voice for a language, or the first voice with `isOther` saying that it speaks another one. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): { readonly voice: SpeechSynthesisVoice; readonly isOther: boolean } | null {
  const exact = voices.find(({ lang }) => lang.toLowerCase() === language.toLowerCase());
  const near = exact ?? voices.find(({ lang }) => base(lang) === base(language));
  const voice = near ?? voices[0];
  return voice ? { voice, isOther: !near } : null;
}
