import { countingFailures, type CountingFailure, type OwnDictionary } from '@vernacular/contract';

import type { OwnDictionaryRecord } from '../../store/index.ts';

const failureOf = (code: CountingFailure) => ({ code, message: countingFailures[code] });
const isFailure = (code: string): code is CountingFailure => Object.hasOwn(countingFailures, code);

export function dictionaryReply(record: OwnDictionaryRecord, isThere: boolean): OwnDictionary {
  const { id, name, code, language, progress, files, bytes } = record;
  const { leftOut, tokens, types, createdAt, failure } = record;
  const isMissing = record.state === 'ready' && !isThere;
  const because = failure !== null && isFailure(failure) ? failure : 'broke-off';
  return {
    id,
    name,
    code,
    language,
    period: { from: record.from, to: record.to },
    state: isMissing ? 'failed' : record.state,
    progress,
    failure: isMissing
      ? failureOf('missing')
      : record.state === 'failed'
        ? failureOf(because)
        : null,
    files,
    bytes,
    leftOut,
    tokens,
    types,
    createdAt,
  };
}
