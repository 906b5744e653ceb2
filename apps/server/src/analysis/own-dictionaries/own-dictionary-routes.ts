import { randomUUID } from 'node:crypto';

import {
  validate,
  buildDictionaryCall,
  limits,
  ownDictionariesCall,
  ownDictionaryCode,
  removeDictionaryCall,
  countingFailures,
  type CountingFailure,
  type OwnDictionary,
} from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireUser } from '../../people/index.ts';
import {
  contractRoute,
  Failure,
  formRoute,
  sendPrecompressed,
  abortOnDisconnect,
} from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import type { OwnDictionaries } from './own-dictionaries.ts';
import { type CorpusFields, receiveCorpus } from './receive-corpus.ts';
import type { OwnDictionaryRecord } from '../../store/index.ts';

const one = z.object({ dictionaryId: z.uuid() });
const maxWaiting = 20;
const maxUploads = 4;

type OwnDictionaryContext = Dependencies & { readonly ownDictionaries: OwnDictionaries };

export const ownDictionaryRoutes: FastifyPluginAsyncZod<OwnDictionaryContext> = async (
  app,
  { store, dictionaries, ownDictionaries },
) => {
  const { folders, queue } = ownDictionaries;
  const uploading = new Set<string>();
  const beginUpload = (userId: string) => {
    if (uploading.has(userId)) throw new Failure('upload-under-way');
    if (uploading.size >= maxUploads) throw new Failure('busy');
    uploading.add(userId);
  };

  const listOf = async (userId: string) => {
    const [records, ready] = await Promise.all([
      ownDictionaries.list(userId),
      ownDictionaries.ready(userId),
    ]);
    const there = new Set(ready.map(({ record }) => record.id));
    return records.map((record) => dictionaryReply(record, there.has(record.id)));
  };

  const checkRoom = async (userId: string) => {
    if (!(await store.demographics.of(userId))?.acceptTermsPrivacyPolicy)
      throw new Failure('terms-needed');
    const [own, waiting] = await Promise.all([
      ownDictionaries.list(userId),
      store.ownDictionaries.waiting(),
    ]);
    if (own.length >= limits.ownDictionaries) throw new Failure('too-many-dictionaries');
    if (waiting.length >= maxWaiting) throw new Failure('busy');
    // Rather than after 100 MB.
    await store.ownDictionaries.tryOutObjects?.();
  };

  const readFields = async (userId: string, given: CorpusFields) => {
    const parsed = validate(buildDictionaryCall.fields, given);
    if (!parsed.isRight)
      throw parsed.field === 'name'
        ? new Failure('nameless-dictionary')
        : new Failure('invalid-request', parsed.sentences.join(' '));
    const { name, language } = parsed.data;
    const [from, to] = [Number(parsed.data.from), Number(parsed.data.to)];
    const code = ownDictionaryCode(parsed.data);
    if (code === null) throw new Failure('nameless-dictionary');
    if (from > to) throw new Failure('wrong-years');
    if (dictionaries.list().some((entry) => entry.code === code))
      throw new Failure('reserved-dictionary');
    if ((await store.ownDictionaries.byCode(userId, code)) !== null)
      throw new Failure('taken-dictionary');
    return { name, language, from, to, code };
  };

  app.route({
    ...contractRoute(ownDictionariesCall, 'Mine'),
    handler: async (request) => ({ dictionaries: await listOf(requireUser(request).id) }),
  });

  app.route({
    ...formRoute(buildDictionaryCall, {
      tag: 'Mine',
      description: buildDictionaryCall.description,
      status: 202,
    }),
    config: { rateLimit: 'dictionaries' },
    handler: async (request, reply) => {
      const { id: userId } = requireUser(request);
      beginUpload(userId);
      const id = randomUUID();
      let isKept = false;
      try {
        await checkRoom(userId);
        await folders.make(id);
        const check = (fields: CorpusFields) => readFields(userId, fields);
        const signal = abortOnDisconnect(reply);
        const received = await receiveCorpus(request, folders.corpusOf(id), check, signal);
        const { files, bytes } = received;
        const fields = await readFields(userId, received.fields);
        const outcome = await store.ownDictionaries.add(
          { id, userId, ...fields, files, bytes },
          limits.ownDictionaries,
          () => folders.corpusPieces(id),
        );
        if (outcome === 'nobody') throw new Failure('signed-out');
        if (outcome === 'taken') throw new Failure('taken-dictionary');
        if (outcome === 'too-many') throw new Failure('too-many-dictionaries');
        // On PostgreSQL the texts are now in the database or the store of objects.
        isKept = !store.ownDictionaries.isShared;
      } finally {
        uploading.delete(userId);
        if (!isKept) await folders.remove(id);
      }
      queue.wake();
      const record = await store.ownDictionaries.open(userId, id);
      if (record === null) throw new Failure('not-found');
      return reply.code(202).send(dictionaryReply(record, true));
    },
  });

  app.route({
    ...contractRoute({ ...removeDictionaryCall, params: one }, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request, reply) => {
      const { id } = requireUser(request);
      const isRemoved = await ownDictionaries.remove(id, request.params.dictionaryId);
      if (!isRemoved) throw new Failure('not-found');
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: `${ownDictionariesCall.path}/:dictionaryId/:edition`,
    compress: false,
    schema: { hide: true, params: one.extend({ edition: z.enum(['levels', 'counts']) }) },
    preValidation: async (request) => void requireUser(request),
    handler: async (request, reply) => {
      const { dictionaryId, edition } = request.params;
      const file = await ownDictionaries.edition(requireUser(request).id, dictionaryId, edition);
      return sendPrecompressed(request, reply, file, 'no-store');
    },
  });
};

const failureOf = (code: CountingFailure) => ({ code, message: countingFailures[code] });
const isFailure = (code: string): code is CountingFailure => Object.hasOwn(countingFailures, code);

/** The reply leaves out what the schema does not name. */
function dictionaryReply(record: OwnDictionaryRecord, isThere: boolean): OwnDictionary {
  const isMissing = record.state === 'ready' && !isThere;
  const because =
    record.failure !== null && isFailure(record.failure) ? record.failure : 'broke-off';
  const failure = record.state === 'failed' ? failureOf(because) : null;
  return {
    ...record,
    period: { from: record.from, to: record.to },
    state: isMissing ? 'failed' : record.state,
    failure: isMissing ? failureOf('missing') : failure,
  };
}
