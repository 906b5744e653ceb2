import { tellLanguage } from '@vernacular/analyzer';
import { sentencesOf } from '@vernacular/check';

/** A sentence of a comment, as the checks read it. */
export interface Said {
  readonly text: string;
  /** Without what it quotes or gives as an example: “…” in its place, as long as it was. */
  readonly bare: string;
  /** Whether it asks the writer something; “Did you know that …?” tells. */
  readonly isAsking: boolean;
}

const quoted =
  /(?<![\p{L}\p{N}]|[\p{L}\p{N}]['’])(?<=^|[^\p{L}]|[בלכמשהו])(["“„][^"“”„]{1,300}["”])(?!\p{L})/gu;
const hebrewQuoted = /(?<=(?:^|[^\p{L}])[בלכמשהו])"[^"]{1,300}"(?!\p{L})/gu;
const telling = /^\W*(?:did|do) you know\b|^\W*האם ידעת|^\W*(?:ה?ידעת|כידוע)/iu;
const blank = (found: string) => `"${'·'.repeat(found.length - 2)}"`;

/** The sentences of a comment. */
export const sentencesSaid = (text: string): readonly Said[] =>
  sentencesOf(text, tellLanguage(text) ?? 'en').map(({ start, end }) => {
    const one = text.slice(start, end);
    return {
      text: one,
      bare: one.replaceAll(quoted, blank).replaceAll(hebrewQuoted, blank),
      isAsking: /\?["”')]*$/u.test(one.trimEnd()) && !telling.test(one),
    };
  });

const aboutText =
  /\b(?:you|your|yours|yourself|readers?|audience|sentences?|words?|texts?|drafts?|lines?|paragraphs?|summary|openings?|endings?|message|ideas?|facts|points?|versions?|phrases?|here|this|these|those|it|both)\b|[\p{L}]+(?:תם|תן)(?!\p{L})|(?:אתם|אתן|שלכם|שלכן|לכם|קורא|קוראים|הקורא|לקורא|הקוראים|משפט|משפטים|מיל(?:ה|ים)|טקסט|הטקסט|המשפט|המילה|המילים|כאן|זה|זו)(?!\p{L})/iu;
const commands =
  /^\W*(?:(?:and|or|then|so|next|better|now|please|first|instead) )?(?:say|tell|give|name|try|use|keep|cut|add|write|explain|pick|choose|put|move|split|make|show|compare|drop|start|begin|read|find|take|let|ask|think|imagine|consider|replace|aim|turn|leave|end|describe|spell|mention)\b/iu;

/** Whether a stretch of a comment speaks of the text or to its writer, and not of the world. */
export const isAboutText = (stretch: string): boolean =>
  aboutText.test(stretch) || commands.test(stretch);
