import { createHash } from 'node:crypto';

import { type Kysely, sql } from 'kysely';

import { withoutTimeBudget } from '../engine/time-budget.ts';
import type { Piece } from './file-chunks.ts';
import type { Schema } from '../schema/schema.ts';

type Kind = Schema['own_dictionary_pieces']['kind'];

const pageLength = 4;

export function piecesWriter(db: Kysely<Schema>, id: string, kind: Kind) {
  const checksum = createHash('sha256');
  let last: string | null = null;
  let place = 0;
  return {
    add: async ({ name, content }: Piece) => {
      place = name === last ? place + 1 : 0;
      last = name;
      checksum.update(content);
      const row = { dictionary_id: id, kind, name, place, content };
      const added = db.insertInto('own_dictionary_pieces').values(row);
      await withoutTimeBudget(() => added.execute());
    },
    end: () => (last === null ? null : checksum.digest('hex')),
  };
}

export async function writePieces(
  db: Kysely<Schema>,
  id: string,
  kind: Kind,
  pieces: AsyncIterable<Piece>,
): Promise<string | null> {
  const writer = piecesWriter(db, id, kind);
  for await (const piece of pieces) await writer.add(piece);
  return writer.end();
}

/** Writes the file of a dictionary and records its checksum. */
export async function writeDictionary(
  db: Kysely<Schema>,
  id: string,
  pieces: AsyncIterable<Piece>,
): Promise<void> {
  const sha256 = await writePieces(db, id, 'dictionary', pieces);
  await db.updateTable('own_dictionaries').set({ sha256 }).where('id', '=', id).execute();
}

export async function* readPieces(
  db: Kysely<Schema>,
  id: string,
  kind: Kind,
): AsyncGenerator<Piece> {
  let last = { name: '', place: -1 };
  for (;;) {
    const next = db
      .selectFrom('own_dictionary_pieces')
      .select(['name', 'place', 'content'])
      .where('dictionary_id', '=', id)
      .where('kind', '=', kind)
      .where(sql<boolean>`(name, place) > (${last.name}, ${last.place})`)
      .orderBy('name')
      .orderBy('place')
      .limit(pageLength);
    const page = await withoutTimeBudget(() => next.execute());
    for (const { name, content } of page) yield { name, content };
    const end = page.at(-1);
    if (end === undefined || page.length < pageLength) return;
    last = end;
  }
}

export async function deleteTexts(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .deleteFrom('own_dictionary_pieces')
    .where('dictionary_id', '=', id)
    .where('kind', '=', 'text')
    .execute();
}
