const patience = 2000;
const pollEvery = 200;

/**
 * Resolves to the voices of the browser, or to an empty list if there are none after two seconds. Browsers load voices
 * late, so it polls and listens to `voiceschanged`.
 */
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

/** The voices of a language in all its regions: `en-GB` for `en-US`. */
export const voicesIn = (
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): readonly SpeechSynthesisVoice[] => voices.filter(({ lang }) => base(lang) === base(language));

/** The wished voice (a `voiceURI`), else one of the same tag, language or any (`isOther`); null without voices. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
  wished = '',
): { readonly voice: SpeechSynthesisVoice; readonly isOther: boolean } | null {
  const own = voicesIn(voices, language);
  const exact =
    own.find(({ voiceURI }) => wished && voiceURI === wished) ??
    own.find(({ lang }) => lang.toLowerCase() === language.toLowerCase());
  const near = exact ?? own[0];
  const voice = near ?? voices[0];
  return voice ? { voice, isOther: !near } : null;
}
