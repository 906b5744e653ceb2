/** Code page by the number of `\fcharset`. See: RTF 1.9.1, "Font Table". */
export const codePageOfCharset: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const names: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

/** The WHATWG name of a code page; Windows-1252 for an unknown one. */
export function encodingOfCodePage(page: number): string {
  return names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
}
