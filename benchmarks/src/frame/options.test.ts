import { describe, expect, it } from 'vitest';

import { readOptions } from './options.ts';

describe('the options of a benchmark', () => {
  it('tells options and their values from words', () => {
    expect(readOptions(['--model', 'http://localhost', 'small', '--say', '--data=folder'])).toEqual(
      {
        model: 'http://localhost',
        say: true,
        data: 'folder',
        words: ['small'],
      },
    );
  });

  it.each([[['--shrot']], [['--data']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(/--/u);
  });
});
