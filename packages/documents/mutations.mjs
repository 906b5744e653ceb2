/**
 * `npm run mutate -w packages/documents -- 1000 [FOLDER] [--here]`, after `npm run build`: reads 1000 damaged files
 * of each format, one process per format, and exits with 1 unless each is read or refused within 5 seconds and 300
 * MB. FOLDER holds files made by other programs (`npm run evaluate:formats -- 8 FOLDER`). `--here` reads without the
 * worker and its time limit and measures processor time, so that slow files show and a busy machine does not matter.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { strFromU8, unzipSync, zipSync } from 'fflate';

import { openZipPackage } from './dist/docx/open-zip-package.js';
import { readDocument, UnreadableDocument } from './dist/index.js';
import { limits } from './dist/limits.js';
import { mutatedFiles } from './dist/mutate-for-tests.js';
import { packagesForTests } from './dist/packages-for-tests.js';
import { readers } from './dist/readers.js';
import { samples } from './dist/samples-for-tests.js';
import { trustedKind } from './dist/verified-format.js';

const allowed = { seconds: 5, megabytes: 300 };
const own = [
  ...samples.map(({ fileName, source }) => [fileName, Buffer.from(source)]),
  ...packagesForTests.map(({ fileName, source }) => [fileName, source]),
];

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'office-profile')
    .flatMap(({ name }) => {
      const seen = new Set();
      const files = readdirSync(join(folder, name)).filter(
        (file) => !seen.has(extname(file)) && seen.add(extname(file)),
      );
      return files.map((file) => [file, readFileSync(join(folder, name, file))]);
    });

/** Every other mutation of a zip package or notebook damages one part, so that not only the checksums are tested. */
function* damaged(fileName, bytes, times) {
  let at = 0;
  for (const file of mutatedFiles(bytes, times, fileName)) {
    at += 1;
    yield (at % 2 === 1 && withDamagedPart(fileName, bytes, at)) || file;
  }
}

function withDamagedPart(fileName, bytes, at) {
  const mutated = (part) => [...mutatedFiles(part, 1, `${fileName} ${at}`)][0];
  if (extname(fileName) === '.ipynb') {
    const book = JSON.parse(bytes.toString('utf8'));
    const cell = book.cells?.[at % book.cells.length];
    if (!cell) return null;
    cell.source = mutated(Buffer.from([cell.source].flat().join(''))).toString('utf8');
    return Buffer.from(JSON.stringify(book));
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  const parts = unzipSync(bytes);
  const names = Object.keys(parts).filter((name) => strFromU8(parts[name].subarray(0, 1)) === '<');
  const name = names[at % names.length];
  return zipSync({ ...parts, [name]: mutated(parts[name]) });
}

const isHere = process.argv.includes('--here');

async function readOne({ bytes, fileName }) {
  if (!isHere) return readDocument({ bytes, fileName });
  const readSource = await readers[trustedKind({ bytes, fileName })]();
  const ending = extname(fileName).slice(1);
  return readSource({
    bytes: new Uint8Array(bytes),
    ending,
    openZip: openZipPackage,
    nearby: () => null,
  });
}

function now() {
  const { user, system } = process.cpuUsage();
  return isHere ? (user + system) / 1000 : performance.now();
}

async function readAll(files, times) {
  const told = { read: 0, refused: 0, slowest: 0, faults: [] };
  for (const [fileName, bytes] of files) {
    for (const file of damaged(fileName, bytes, Math.ceil(times / files.length))) {
      const started = now();
      const end = await readOne({ bytes: file, fileName }).then(
        () => 'read',
        (trouble) => (trouble instanceof UnreadableDocument ? 'refused' : String(trouble)),
      );
      told.slowest = Math.max(told.slowest, now() - started);
      if (end in told) told[end] += 1;
      else told.faults.push(`${fileName}: ${end}`);
    }
  }
  return { ...told, megabytes: process.resourceUsage().maxRSS / 1024 };
}

const [times = '1000', folder, only] = process.argv.slice(2).filter((word) => word !== '--here');
const files = [...own, ...(folder ? filesIn(resolve(folder)) : [])];
if (only) {
  const those = files.filter(([name]) => extname(name) === only);
  console.log(JSON.stringify(await readAll(those, Number(times))));
} else {
  for (const ending of new Set(files.map(([name]) => extname(name)))) {
    const words = [fileURLToPath(import.meta.url), times, folder ?? '', ending];
    const args = isHere
      ? [`--max-old-space-size=${limits.heapMegabytes}`, ...words, '--here']
      : words;
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) {
      console.log(`! ${ending}: ended with ${status}. ${stderr.slice(-300)}`);
      process.exitCode = 1;
      continue;
    }
    const { read, refused, slowest, megabytes, faults } = JSON.parse(stdout);
    const isFine =
      faults.length === 0 && slowest < allowed.seconds * 1000 && megabytes < allowed.megabytes;
    if (!isFine) process.exitCode = 1;
    console.log(
      `${isFine ? ' ' : '!'} ${ending}: ${read} read, ${refused} refused, slowest ${(slowest / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    );
    for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`);
  }
}
