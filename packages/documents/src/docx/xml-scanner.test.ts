import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';

import { UnreadableDocument } from '../unreadable-document.ts';
import { scanXml } from './xml-scanner.ts';
import { attributesOf } from './xml-tag.ts';

/** What is heard, as lines: '+ uri local name=value', '- uri local', '" text'. */
function heard(xml: string, size = xml.length): string[] {
  const lines: string[] = [];
  const scanner = scanXml({
    open: ({ uri, local }, source) => {
      const attributes = [...attributesOf(source)].map(([name, value]) => `${name}=${value}`);
      lines.push(`+ ${[uri, local, ...attributes].join(' ')}`);
    },
    close: ({ uri, local }) => lines.push(`- ${uri} ${local}`),
    text: (text) => lines.push(`" ${text}`),
  });
  for (let at = 0; at < xml.length; at += size) scanner.write(xml.slice(at, at + size));
  scanner.end();
  return joinTexts(lines);
}

/** The same from a general parser, which is the judge. */
function judged(xml: string): string[] {
  const lines: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const written = Object.values(attributes).map(({ name, value }) => `${name}=${value}`);
    lines.push(`+ ${[uri, local, ...written].join(' ')}`);
  });
  parser.on('closetag', ({ uri, local }) => lines.push(`- ${uri} ${local}`));
  // Blanks around the root element are no text.
  parser.on('text', (text) => (/\S/.test(text) || depth(lines) > 0 ? lines.push(`" ${text}`) : 0));
  parser.on('cdata', (text) => lines.push(`" ${text}`));
  parser.write(xml).close();
  return joinTexts(lines);
}

const depth = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('+')).length -
  lines.filter((line) => line.startsWith('-')).length;

/** Texts may arrive in any number of pieces. */
function joinTexts(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    if (line.startsWith('"') && joined.at(-1)?.startsWith('"'))
      joined.push(joined.pop()! + line.slice(2));
    else joined.push(line);
  }
  return joined.filter((line) => line !== '" ');
}

const text = fc.constantFrom(
  'a',
  ' b\n',
  '&amp;',
  '&#x41;',
  '&#66;',
  'שלום',
  '🙂',
  '<![CDATA[<c>]]>',
  '<!-- d > -->',
  '<?e f?>',
  '\r\n',
);
const attribute = fc.constantFrom(
  ' x="1"',
  " y='>'",
  ' z = "&lt;&quot;"',
  ' q:w="a/b"',
  ' xmlns:q="urn:two"',
  ' xmlns="urn:three"',
);
const { element } = fc.letrec<{ element: string; inside: string[] }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('a', 'b.c', 'q:d'),
      fc.uniqueArray(attribute, { maxLength: 3 }),
      tie('inside'),
    )
    .map(([name, attributes, inside]) =>
      inside.length === 0
        ? `<${name}${attributes.join('')}/>`
        : `<${name}${attributes.join('')} >${inside.join('')}</${name} >`,
    ),
  inside: fc.array(fc.oneof({ depthSize: 'small' }, text, tie('element')), { maxLength: 4 }),
}));
const document = element.map((root) => `<?xml version="1.0"?>\n<r xmlns:q="urn:one">${root}</r>\n`);

describe('the XML scanner', () => {
  it('hears what a general parser hears, in pieces of any size', () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 1, max: 40 }), (xml, size) => {
        expect(heard(xml, size)).toEqual(judged(xml));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['no element', ''],
    ['only text', 'hello'],
    ['an element that is not closed', '<a><b></b>'],
    ['a tag that is cut off', '<a><b'],
    ['tags that are not paired', '<a><b></a></b>'],
    ['a closing tag too many', '<a/></a>'],
    ['a second root', '<a/><b/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a reference that nobody defined', '<a>&nbsp;</a>'],
    ['a reference that never ends', '<a>& b</a>'],
  ])('refuses %s', (_what, xml) => {
    expect(() => heard(xml)).toThrow(UnreadableDocument);
  });

  it('refuses nesting without a bottom, and a tag without an end', () => {
    expect(() => heard('<a>'.repeat(2_000))).toThrow(/far more than a text needs/);
    expect(() => heard(`<a b="${'c'.repeat(5_000_000)}"/>`, 65_536)).toThrow(/far more/);
  });
});
