import type { GradeReply } from '@vernacular/contract';
import { useEffect, useReducer, useState, useSyncExternalStore, type RefObject } from 'react';

import type { Writing } from '../editor/open-text-editor.ts';
import type { WrittenText } from '../editor/written-text.ts';
import type { Result } from '../result/grading-state.ts';
import { createVersionStore } from './version-store.ts';
import { readingOf, type Reading, type Version } from './version.ts';

/** What the last action did. `there`: the text was stored already. `isNow`: it is the text in the box. */
export type VersionNews =
  | { readonly kind: 'kept' | 'madeRoom' | 'there' | 'isNow'; readonly version: Version }
  | { readonly kind: 'nothing' | 'full' | 'tooLong' }
  /** `before` is the version that keeps the replaced text. */
  | {
      readonly kind: 'restored';
      readonly version: Version;
      readonly before: Version | null;
      readonly replaced: string;
    }
  | { readonly kind: 'deleted'; readonly versions: readonly Version[] }
  | { readonly kind: 'broughtBack' };

/** Results already kept, so that one whose version was deleted is not kept again. */
const known = new WeakSet<GradeReply>();

const newest = (_: VersionNews | null, news: VersionNews | null) => news;

/** The stored versions of the text, with their actions. Each new result is stored as a version. */
export function useVersions({
  writing,
  result,
  reading,
  cleared,
}: {
  writing: RefObject<Writing | null>;
  result: Result | null;
  reading: Reading;
  cleared: WrittenText | null;
}) {
  const [shelf] = useState(() => createVersionStore());
  const versions = useSyncExternalStore(shelf.subscribe, shelf.read);
  const [news, setNews] = useReducer(newest, null);

  // The versions belong to one text: they are removed when it is cleared and come back with it.
  useEffect(() => {
    if (!cleared) return;
    const away = shelf.take();
    const box = writing.current;
    setNews(null);
    return () => {
      if (box?.text() === cleared.toString()) shelf.putBack(away);
    };
  }, [cleared, shelf, writing]);

  useEffect(() => {
    if (!result?.isNew || known.has(result.reply)) return;
    const { reply, graded } = result;
    known.add(reply);
    const counts = countsOf(reply.dictionary.code, reply.method ?? 'published');
    const kept = shelf.keep(graded.text, readingOf(reply, graded, counts), reply.name);
    // START announces its own success; only a failure to keep the text is reported here.
    setNews(kept.kind === 'full' || kept.kind === 'tooLong' ? kept : null);
  }, [result, shelf]);

  const onKeep = () => {
    const text = writing.current?.text() ?? '';
    if (text.trim() === '') return setNews({ kind: 'nothing' });
    const kept = shelf.keep(text, reading);
    const hasMadeRoom = kept.kind === 'kept' && kept.hasMadeRoom;
    setNews(hasMadeRoom ? { kind: 'madeRoom', version: kept.version } : kept);
  };

  const onRestore = (version: Version) => {
    const replaced = writing.current?.text() ?? '';
    if (replaced === version.text) return setNews({ kind: 'isNow', version });
    const kept = replaced.trim() === '' ? null : shelf.keep(replaced, reading);
    // A text that could not be kept is not replaced, or else it would be lost.
    if (kept?.kind === 'full' || kept?.kind === 'tooLong') return setNews(kept);
    writing.current?.replace(version.text);
    setNews({ kind: 'restored', version, before: kept?.version ?? null, replaced });
  };

  const onDelete = (version?: Version) => {
    const taken = shelf.take(version?.made);
    if (taken.length > 0) setNews({ kind: 'deleted', versions: taken });
  };

  const onUndo = () => {
    if (news?.kind === 'restored') {
      writing.current?.replace(news.replaced);
      setNews({ kind: 'broughtBack' });
    } else if (news?.kind === 'deleted') {
      setNews({ kind: shelf.putBack(news.versions) ? 'broughtBack' : 'full' });
    }
  };

  return { versions, news, onKeep, onRestore, onDelete, onUndo, onRename: shelf.rename };
}

/** Key of a dictionary and a method. Scores with equal keys are comparable. */
export const countsOf = (code: string, method: string): string => `${code} ${method}`;
