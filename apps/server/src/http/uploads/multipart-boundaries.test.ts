import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, it } from 'vitest';

import { boundaryIn, countBoundaries } from './multipart-boundaries.ts';

it('counts every boundary, however the bytes are cut', () => {
  const pieces = array(constantFrom('\r\n', '--', '--ab', '-', 'text', '--ab--'), {
    maxLength: 40,
  });
  assert(
    property(pieces, integer({ min: 1, max: 7 }), (parts, length) => {
      const body = Buffer.from(parts.join(''));
      const count = countBoundaries('ab');
      let found = 0;
      for (let at = 0; at < body.length; at += length)
        found = count(body.subarray(at, at + length));
      expect(found).toBe(body.toString().split('--ab').length - 1);
    }),
  );
});

it.each([
  ['multipart/form-data; boundary=----WebKitFormBoundary7MA4', '----WebKitFormBoundary7MA4'],
  ['multipart/form-data; boundary="a b"', 'a b'],
  ['Multipart/Form-Data; charset=utf-8; Boundary=x', 'x'],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  ['multipart/form-data; boundary=a; boundary=b', null],
  ['multipart/form-data; boundary="a', null],
  ['text/plain; boundary=a', null],
])('reads the boundary of %s', (contentType, boundary) => {
  expect(boundaryIn(contentType)).toBe(boundary);
});
