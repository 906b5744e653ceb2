import { addresses, items, type Rules, rulers } from './blank-markup.ts';

/** The rules that remove AsciiDoc markup. See: “AsciiDoc Language Documentation”. */
export const asciidoc: Rules = [
  [
    /^(\/{4,80}|-{4,80}|\.{4,80}|\+{4,80}|`{3,9}(?!`))[^\n`]{0,99}\n[^]*?(?:^\1[ \t]*$|$(?![^]))/gmu,
  ],
  [/^\/\/(?!\/).*$/gmu],
  [/^:!?[\w-]+!?:.*$/gmu],
  [/^\[.*\][ \t]*$/gmu, 'line'],
  [/^(?:include|image|video|audio|toc|ifn?def|ifeval|endif)::.*$/gmu, 'line'],
  // A paragraph that is indented is code.
  [/(?<=^(?:[ \t]*|={4,80}|\*{4,80})\n)(?:[ \t]+(?![-*.]|\d+\.)\S.*(?:\n|$(?![^])))+/gmu],
  [
    /(?:stem|latexmath|asciimath|pass|kbd|btn|icon|image|anchor):[\w,]{0,20}[^\s[\]]{0,500}\[[^\]\n]{0,2000}\]/gu,
  ],
  [
    /\+{3}[^\n]{1,1000}?\+{3}|\+{2}[^\n]{1,1000}?\+{2}|``[^`\n]{1,1000}``|(?<!\w)`[^`\n]{1,1000}`(?!\w)/gu,
  ],
  [/<<[^,>\n]{1,200},(?<text>[^>\n]{1,300})>>/dgu],
  [/<<[^>\n]{1,300}>>|\[\[[^\]\n]{1,300}\]\]|\(\(\([^)\n]{1,300}\)\)\)|(?<!\{)\{[\w-]{1,80}\}/gu],
  [/footnote:[^\s[\]]{0,100}\[(?<text>(?:[^\]\n]|\n(?!\s*\n)){0,2000})\]/dgu, 'line'],
  [/(?:link|xref|mailto|menu):[^\s[\]]{0,500}\[(?<text>(?:[^\]\n]|\n(?!\s*\n)){0,2000})\]/dgu],
  [/\b(?:https?|ftp):[^\s[\]<>]{1,1000}\[(?<text>(?:[^\]\n]|\n(?!\s*\n)){0,500})\]/dgu],
  addresses,
  [/^=+[ \t]+/gmu, 'line'],
  [/^(?:NOTE|TIP|IMPORTANT|CAUTION|WARNING):[ \t]+|^\.(?=[^\s.])/gmu, 'line'],
  [/^\|===.*$/gmu, 'line'],
  rulers,
  [/^[ \t]*(?:\*{1,6}|\.{1,6}|-|<?\d{0,3}[.>])[ \t]+(?:\[[ xX*]\][ \t]+)?/gmu, 'line'],
  items,
  [/^\|/gmu, 'line'],
  [/:{2,4}(?=\s)/gu, 'line'],
  [/[ \t](?:\d+\+)?[a-z]?\|[ \t]?/gu, 'cell'],
  [/^\+[ \t]*$|[ \t]\+$/gmu, 'line'],
  [
    /\*\*|__|##|(?<![\p{L}\p{N}])[*_#](?=\S)|(?<=\S)[*_#](?![\p{L}\p{N}])|[\^~\\]|\[\.?[\w.-]{1,40}\](?=#)/gu,
    'joined',
  ],
];
