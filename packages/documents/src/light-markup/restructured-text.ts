import { addresses, items, type Rules, rulers } from './blank-markup.ts';

/** The rules that remove reStructuredText markup. See: docutils, “reStructuredText Markup Specification”. */
export const restructuredText: Rules = [
  // Directives without text, comments and substitutions, each with its indented block.
  [
    /^([ \t]*)\.\.[ \t]+(?:(?:code|code-block|sourcecode|highlight|math|raw|image|include|literalinclude|toctree|index|parsed-literal|contents|default-role|role|meta|doctest|testcode|auto\w+|py:\w+|only|csv-table)::|\|[^|\n]+\||(?!\[|_|[\w:-]+::)).*(?:\n(?:\1[ \t]+.*|[ \t]*(?=\n)))*/gmu,
  ],
  [/^[ \t]*\.\.[ \t]+_.*$/gmu],
  [/^[ \t]*\.\.[ \t]*$/gmu],
  [
    /^[ \t]*\.\.[ \t]+(?:figure|table|list-table|container|class|rst-class|bibliography)::.*$/gmu,
    'line',
  ],
  [/^[ \t]*\.\.[ \t]+(?:[\w:-]+::|\[[^\]\n]+\])[ \t]*/gmu, 'line'],
  [/^[ \t]+:[\w-]+:.*$/gmu],
  // The indented block after a paragraph that ends in “::”.
  [/::[ \t]*(?:\n[ \t]*)+\n(?:[ \t]+\S.*(?:\n[ \t]*)*(?:\n|$(?![^])))+/gmu],
  [/^>>> .*(?:\n\S.*)*/gmu],
  [/\\[ \n]/gu, 'joined'],
  [/``[^`\n](?:[^`]|`(?!`)){0,500}?``/gu],
  [
    /:(?:ref|doc|term|download|numref|any|abbr|title):`(?<text>[^`<]{1,300}?)\s{0,9}<[^>`]{1,300}>`/dgu,
  ],
  [
    /:(?:emphasis|strong|sub|sup|subscript|superscript|title|term|abbr|dfn|guilabel):`(?<text>[^`]{1,300})`/dgu,
    'joined',
  ],
  [/(?<![\w:]):[\w:+.-]{1,60}:`[^`]{1,500}`/gu],
  [/`(?<text>[^`<]{1,300}?)\s{0,9}<[^>`]{1,500}>`__?/dgu, 'joined'],
  [/`(?<text>[^`]{1,500})`_{0,2}/dgu, 'joined'],
  [/\|[^|\s][^|\n]{0,80}\|_{0,2}(?=[\s.,;:!?)]|$)/gmu],
  [/\[(?:#?[\w.-]+|#|\*)\]_/gu],
  addresses,
  [/^:[\w -]+:[ \t]*/gmu, 'line'],
  [/^[ \t]*\+[-=+]{3,}[ \t]*$/gmu, 'line'],
  rulers,
  items,
  [/^\|[ \t]/gmu, 'line'],
  [/[ \t]\|[ \t]?|\|[ \t]*$/gmu, 'cell'],
  [/\*{1,2}(?=\S)|(?<=\S)\*{1,2}|(?<=\w)__?(?![\w_])|\\/gu, 'joined'],
];
