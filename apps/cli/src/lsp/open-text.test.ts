import { type MarkedText, plainSource } from '@vernacular/check';
import { expect, it, vi } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';

import { openText } from './open-text.ts';

it('what is typed while the document is read is in the text that comes of it', async () => {
  vi.useFakeTimers();
  try {
    const finish: ((read: MarkedText) => void)[] = [];
    const read = () => new Promise<MarkedText>((resolve) => void finish.push(resolve));
    const document = TextDocument.create('file:///a.md', 'markdown', 1, 'The gene is a kinase.');
    const onRead = vi.fn<() => void>();
    const open = openText(document, { isQuick: false, read }, onRead);
    open.readAnew();
    await vi.advanceTimersByTimeAsync(0);
    const place = { line: 0, character: 8 };
    open.change([{ range: { start: place, end: place }, text: 's' }], 2);
    finish[0]!(plainSource('The gene is a kinase.'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onRead).toHaveBeenCalledOnce();
    expect(open.says()).toMatchObject({
      source: 'The genes is a kinase.',
      text: 'The genes is a kinase.',
    });
    open.close();
  } finally {
    vi.useRealTimers();
  }
});
