import { addresses, items, type Rules, rulers } from './blank-markup.ts';

/** The rules that remove Org markup. See: “The Org Manual”. */
export const org: Rules = [
  [
    /^[ \t]*#\+begin_(?!quote|verse|center|abstract)(\w{1,40})\b[^]*?(?:^[ \t]*#\+end_\1.*$|$(?![^]))/gimu,
  ],
  [/^[ \t]*:(?:PROPERTIES|LOGBOOK)[:][^]{0,5000}?^[ \t]*:END:[ \t]*$/gimu],
  [/\\begin\{([\w*]+)\}[^]{0,5000}?\\end\{\1\}/gu],
  [/^[ \t]*#\+(?:title|subtitle|caption):[ \t]*/gimu, 'line'],
  [/^[ \t]*#(?:\+.*| .*)?$/gmu, 'line'],
  [/^[ \t]*:[ \t].*$/gmu],
  [/^[ \t]*(?:SCHEDULED|DEADLINE|CLOSED|CLOCK):.*$/gmu],
  [/(?<![ \t])[ \t]+:(?:[\w@#%]+:)+[ \t]*$/gmu],
  [/^\*+[ \t]+(?:(?:TODO|DONE|NEXT|WAITING)[ \t]+)?(?:\[#\w\][ \t]+)?/gmu, 'line'],
  [
    /(?<![\\$\w])\$(?=[^\s$])(?:[^$\n]|\n(?!\s*\n)){1,1000}?(?<=\S)\$(?![\d\w$])|\$\$[^$]{1,5000}\$\$|\\\([^]{1,1000}?\\\)|\\\[[^]{1,5000}?\\\]/gu,
  ],
  [/(?<![\p{L}\p{N}])([~=])\S(?:[^\n]{0,500}?\S)??\1(?![\p{L}\p{N}])/gu],
  [
    /@@[^\n]{1,500}?@@|\[cite[^\]\n]{0,500}\]|<\d{4}-[^>\n]{1,60}>|\[\d{4}-\d\d[^\]\n]{0,60}\]|<<<?[^>\n]{1,200}>>>?|\{\{\{[^}\n]{1,300}\}\}\}/gu,
  ],
  [/\[fn:[\w-]*:(?<text>[^\]\n]{1,1000})\]/dgu],
  [/^\[fn:[\w-]+\]|\[fn:[\w-]+\]/gmu],
  [/\[\[[^\]\n]{1,1000}\]\[(?<text>[^\]\n]{1,500})\]\]/dgu, 'joined'],
  [/\[\[[^\]\n]{1,1000}\]\]/gu],
  addresses,
  [/^[ \t]*\|[-+|]+[ \t]*$/gmu, 'line'],
  rulers,
  items,
  [/[ \t]::(?=\s)/gu, 'line'],
  [/(?<=\|[ \t]*)<[lrc]?\d*>(?=[ \t]*\|)/gu],
  [/^[ \t]*\|/gmu, 'line'],
  [/[ \t]\|[ \t]?/gu, 'cell'],
  [/(?<![\p{L}\p{N}])[*/_+](?=\S)|(?<=\S)[*/_+](?![\p{L}\p{N}])|\\\\$/gmu, 'joined'],
];
