import { crc32, deflateSync } from 'node:zlib';

const side = 96;
const dots = side * side;
const word = (value: number) => [value & 255, value >> 8];

/** LZW without compression: the table is emptied after every second dot, so that codes stay three bits wide. */
function lzw(colour: number): Buffer {
  const codes: number[] = [];
  for (let dot = 0; dot < dots; dot += 2) codes.push(4, colour, colour);
  codes.push(5);
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const code of codes) {
    held |= code << bits;
    for (bits += 3; bits >= 8; bits -= 8, held >>= 8) bytes.push(held & 255);
  }
  if (bits > 0) bytes.push(held);
  const blocks: number[] = [2];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return Buffer.from([...blocks, 0]);
}

const gifFrame = (colour: number) =>
  Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, ...word(10), 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, ...word(side), ...word(side), 0]),
    lzw(colour),
  ]);

/** A GIF of 96 pixels that is red and blue by turns, for ever, ten times a second. */
export const movingGif = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([...word(side), ...word(side), 0x91, 0, 0]),
  Buffer.from([255, 0, 0, 0, 0, 255, 0, 255, 0, 255, 255, 255]),
  Buffer.from([0x21, 0xff, 11]),
  Buffer.from('NETSCAPE2.0'),
  Buffer.from([3, 1, 0, 0, 0]),
  gifFrame(0),
  gifFrame(1),
  Buffer.from([0x3b]),
]);

const big = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([big(data.length), body, big(crc32(body))]);
};
const rows = (colour: readonly number[]) => {
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  return deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
};
const control = (at: number) =>
  chunk(
    'fcTL',
    Buffer.concat([
      big(at),
      big(side),
      big(side),
      big(0),
      big(0),
      Buffer.from([0, 1, 0, 10, 0, 0]),
    ]),
  );

/** The same as an APNG. */
export const movingPng = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.concat([big(side), big(side), Buffer.from([8, 2, 0, 0, 0])])),
  chunk('acTL', Buffer.concat([big(2), big(0)])),
  control(0),
  chunk('IDAT', rows([255, 0, 0])),
  control(1),
  chunk('fdAT', Buffer.concat([big(2), rows([0, 0, 255])])),
  chunk('IEND', Buffer.alloc(0)),
]);
