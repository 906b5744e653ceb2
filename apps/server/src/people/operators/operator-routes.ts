import { statfs } from 'node:fs/promises';

import { operatorActCall, operatorCall, operatorPeopleCall } from '@vernacular/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { contractRoute, Failure } from '../../http/index.ts';
import { type Dependencies, publicUrlOf } from '../../dependencies/index.ts';
import type { UserFiles } from '../accounts/account-context.ts';
import { openMail } from '../accounts/email/choose-mailer.ts';
import { runAction, type ActionContext, invite, listPeople } from './account-actions.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';

const pageLength = 50;

async function diskOf(folder: string) {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, all: blocks * bsize };
  } catch {
    return null;
  }
}

/**
 * The caller, if OPERATORS lists their proved address and they authenticated recently or with a second factor. Throws
 * `signed-out` for guests, `not-found` for other users, `proof-needed` for operators without recent authentication.
 */
async function requireOperator(
  request: FastifyRequest,
  { config, store }: Pick<Dependencies, 'config' | 'store'>,
): Promise<NonNullable<FastifyRequest['visitor']>> {
  const visitor = requireUser(request);
  const isNamed = config.OPERATORS.includes(visitor.email.toLowerCase());
  if (!isNamed || !(await store.identities.isProved(visitor.id, visitor.email)))
    throw new Failure('not-found');
  if (!visitor.isSure) throw new Failure('proof-needed');
  return visitor;
}

/** The calls behind `/operator`. Each is authorised anew; actions and lists are logged first. */
export const operatorRoutes: FastifyPluginAsyncZod<
  Dependencies & { readonly ownFiles: UserFiles; readonly isAuditWritable: () => Promise<boolean> }
> = async (app, dependencies) => {
  const { store, config, site, dictionaries, ownFiles, now = () => new Date() } = dependencies;
  const mail = openMail(dependencies);
  const contextOf = (request: FastifyRequest, by: string): ActionContext => ({
    store,
    ownFiles,
    siteName: site.name,
    publicUrl: publicUrlOf(config),
    now,
    by,
    deleteOutboxEmails: async (address) => mail.forget?.(address),
    note: (event, user, invited) =>
      app.noteOperator(event, user, { id: by, from: request.ip, invited }),
  });

  app.route({
    ...contractRoute(operatorCall, 'Operators'),
    handler: async (request) => {
      await requireOperator(request, dependencies);
      const { people, shares, studies, dictionaries: own, jobs } = await store.overview();
      const { givenUp, ...line } = await store.letters.line();
      const model = (await dependencies.model?.()) ?? null;
      const unusedServer = dependencies.unusedModelServer?.() ?? null;
      const installed = dictionaries
        .list()
        .filter(({ isInstalled }) => isInstalled)
        .map(({ code }) => code);
      return {
        people,
        shares,
        studies: [...studies],
        dictionaries: { installed, own, jobs: [...jobs] },
        letters: { ...line, givenUp: [...givenUp] },
        disk: await diskOf(config.DATA_DIR),
        isAuditWritable: await dependencies.isAuditWritable(),
        model: model && { ...model, ends: { ...model.ends } },
        unusedModelServer: unusedServer && { ...unusedServer, models: [...unusedServer.models] },
      };
    },
  });

  app.route({
    ...contractRoute(operatorPeopleCall, 'Operators'),
    handler: async (request) => {
      const { id } = await requireOperator(request, dependencies);
      const { search, after } = request.query;
      const stretch = { search: search?.toLowerCase(), after, most: pageLength + 1 };
      const people = await listPeople(contextOf(request, id), stretch);
      return { people: people.slice(0, pageLength), hasMore: people.length > pageLength };
    },
  });

  app.route({
    ...contractRoute(operatorActCall, 'Operators'),
    handler: async (request) => {
      const { id } = await requireOperator(request, dependencies);
      const context = contextOf(request, id);
      const { act: name, who, byLetter } = request.body;
      if (name === 'invite') {
        const invited = await invite(context, who, { byLetter });
        if (invited.kind === 'refused') throw new Failure(invited.why);
        return { person: null, counts: null, link: invited.link ?? null, until: invited.until };
      }
      const outcome = await runAction(context, name, who, { byLetter });
      if (outcome.kind === 'refused') throw new Failure(outcome.why);
      const { person, counts, link, until } = outcome;
      return {
        person,
        counts: counts ? { ...counts } : null,
        link: link ?? null,
        until: until ?? null,
      };
    },
  });
};
