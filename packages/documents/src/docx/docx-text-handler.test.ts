import { describe, expect, it } from 'vitest';

import { docxTextHandler } from './docx-text-handler.ts';
import { scanXml } from './xml-scanner.ts';

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const others =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

function textOf(body: string, { prefix = 'w', uri = transitional } = {}): string {
  const story = docxTextHandler();
  const scanner = scanXml(story);
  scanner.write(
    `<${prefix}:document xmlns:${prefix}="${uri}" ${others}>${body}</${prefix}:document>`,
  );
  scanner.end();
  return story.gathered().trimEnd();
}

const p = (inside: string) => `<w:p>${inside}</w:p>`;
const r = (inside: string) => `<w:r>${inside}</w:r>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const run = (text: string) => r(t(text));
const field = (type: string) => r(`<w:fldChar w:fldCharType="${type}"/>`);

const examples: readonly (readonly [sentence: string, body: string, expected: string])[] = [
  ['gives each paragraph a line', p(run('One.')) + p(run('Two.')), 'One.\nTwo.'],
  ['joins the runs of a word', p(run('jar') + run('gon')), 'jargon'],
  ['reads tabs and breaks', p(r(`${t('a')}<w:tab/>${t('b')}<w:br/>${t('c')}`)), 'a\tb\nc'],
  ['leaves tab stops alone', p(`<w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${run('a')}`), 'a'],
  ['keeps a hyphen that may not break', p(r(`${t('T')}<w:noBreakHyphen/>${t('cell')}`)), 'T‑cell'],
  ['drops a soft hyphen', p(r(`${t('infor')}<w:softHyphen/>${t('mation')}`)), 'information'],
  [
    'reads Greek letters of the symbol font',
    p(r(`<w:sym w:font="Symbol" w:char="F062"/>${t('-carotene')}`)),
    'β-carotene',
  ],
  [
    'takes a dingbat for a space',
    p(r('<w:sym w:font="Wingdings" w:char="F04A"/>') + run('a')),
    ' a',
  ],
  ['keeps insertions', p(`<w:ins>${run('new')}</w:ins>`), 'new'],
  ['drops deletions', p(`${run('a')}<w:del>${r('<w:delText>old</w:delText>')}</w:del>`), 'a'],
  [
    'reads moved text at its new place only',
    p(`<w:moveFrom>${run('x')}</w:moveFrom>`) + p(`<w:moveTo>${run('x')}</w:moveTo>`),
    '\nx',
  ],
  [
    'joins paragraphs whose border was deleted',
    p(`<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('one ')}`) + p(run('two')),
    'one two',
  ],
  [
    'keeps the cells of a table row on one line',
    `${p(run('Before.'))}<w:tbl><w:tr><w:tc>${p(run('a'))}</w:tc><w:tc>${p(run('b'))}</w:tc></w:tr><w:tr><w:tc>${p('')}</w:tc><w:tc>${p(run('d'))}</w:tc></w:tr></w:tbl>${p(run('After.'))}`,
    'Before.\na\tb\n\td\nAfter.',
  ],
  [
    'keeps the paragraphs of a cell apart',
    `<w:tbl><w:tr><w:tc>${p(run('a'))}${p(run('b'))}</w:tc><w:tc>${p(run('c'))}</w:tc></w:tr></w:tbl>`,
    'a\nb\tc',
  ],
  ['gives an item of a list its line', `${p(run('one'))}${p(run('two'))}`, 'one\ntwo'],
  [
    'drops a deleted table row',
    `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(run('gone'))}</w:tc></w:tr><w:tr><w:tc>${p(run('here'))}</w:tc></w:tr></w:tbl>`,
    'here',
  ],
  [
    'drops a deleted table cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel/></w:tcPr>${p(run('gone'))}</w:tc><w:tc>${p(run('here'))}</w:tc></w:tr></w:tbl>`,
    'here',
  ],
  [
    'ignores earlier properties',
    p(
      `<w:pPr><w:pPrChange><w:pPr><w:rPr><w:del/></w:rPr></w:pPr></w:pPrChange></w:pPr>${run('a')}`,
    ) + p(run('b')),
    'a\nb',
  ],
  [
    'keeps the result of a field and drops its code',
    p(
      field('begin') +
        r('<w:instrText>HYPERLINK "x"</w:instrText>') +
        field('separate') +
        run('link') +
        field('end'),
    ),
    'link',
  ],
  [
    'drops the result of a field inside the code of another',
    p(
      `${field('begin')}${field('begin')}${field('separate')}${run('inner')}${field('end')}` +
        `${field('separate')}${run('outer')}${field('end')}`,
    ),
    'outer',
  ],
  [
    'goes on after a field that never ends',
    p(field('begin') + run('code')) + p(run('text')),
    '\ntext',
  ],
  ['keeps a simple field', p(`<w:fldSimple w:instr="DATE">${run('today')}</w:fldSimple>`), 'today'],
  ['drops hidden text', p(r(`<w:rPr><w:vanish/></w:rPr>${t('hidden')}`) + run('seen')), 'seen'],
  [
    'keeps text whose hiding is off',
    p(r(`<w:rPr><w:vanish w:val="0"/></w:rPr>${t('seen')}`)),
    'seen',
  ],
  [
    'counts a text box once, though it is written twice',
    p(
      r(
        '<mc:AlternateContent><mc:Choice>' +
          `<w:txbxContent>${p(run('box'))}</w:txbxContent></mc:Choice>` +
          `<mc:Fallback><w:txbxContent>${p(run('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`,
      ),
    ),
    '\nbox',
  ],
  [
    'reads the fallback when the choice holds no text',
    p(
      r(
        `<mc:AlternateContent><mc:Choice><w:drawing/></mc:Choice><mc:Fallback>${t('old')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ),
    'old',
  ],
  [
    'puts a text box after the paragraph that anchors it',
    p(run('be') + r(`<w:txbxContent>${p(run('box'))}</w:txbxContent>`) + run('fore')) +
      p(run('after')),
    'before\nbox\nafter',
  ],
  [
    'keeps a large first letter with its word',
    p(`<w:pPr><w:framePr w:dropCap="drop"/></w:pPr>${run('D')}`) + p(run('rop')),
    'Drop',
  ],
  [
    'reads a ruby base without its reading aid',
    p(r(`<w:ruby><w:rt>${run('kan')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby>`)),
    '漢',
  ],
  [
    'keeps the parts of a formula apart',
    p('<m:r><m:t>x</m:t></m:r><m:r><m:t>y</m:t></m:r>'),
    ' x  y',
  ],
  [
    'reads what controls and links hold',
    p(
      `<w:sdt><w:sdtPr/><w:sdtContent>${run('in')}</w:sdtContent></w:sdt><w:hyperlink>${run('side')}</w:hyperlink>`,
    ),
    'inside',
  ],
  [
    'leaves out text of other vocabularies',
    p('<x:t xmlns:x="urn:x">no</x:t>') + p(run('yes')),
    '\nyes',
  ],
];

describe('the text of a Word document', () => {
  it.each(examples)('%s', (_sentence, body, expected) => {
    expect(textOf(body)).toBe(expected.trimEnd());
  });

  it('is the same under any prefix', () => {
    expect(textOf('<q:p><q:r><q:t>a</q:t></q:r></q:p>', { prefix: 'q' })).toBe('a');
  });

  it('is the same in strict documents', () => {
    expect(textOf(p(run('a')), { uri: strict })).toBe('a');
  });
});
