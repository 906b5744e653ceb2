import { errorReply, taskCall, tasksCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireUser } from '../accounts/sessions/require-user.ts';
import { Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { continuationOf } from './continuation-of.ts';
import { showTask } from './show-task.ts';

const failures = { '4xx': errorReply, '5xx': errorReply } as const;

export const historyRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { store, dictionaries },
) => {
  app.route({
    method: tasksCall.method,
    url: tasksCall.path,
    schema: {
      summary: tasksCall.summary,
      tags: ['Mine'],
      response: { 200: tasksCall.reply, ...failures },
    },
    handler: async (request) => {
      const lines = await store.interactions.list(requireUser(request).id);
      return { tasks: [...lines] };
    },
  });

  app.route({
    method: taskCall.method,
    url: taskCall.path,
    schema: {
      summary: taskCall.summary,
      tags: ['Mine'],
      params: taskCall.params,
      response: { 200: taskCall.reply, ...failures },
    },
    handler: async (request) => {
      const { type, id } = request.params;
      const task = await store.interactions.open(type, requireUser(request).id, id);
      if (task === null) throw new Failure('not-found');
      return {
        type,
        id: task.id,
        createdAt: task.createdAt,
        shown: showTask(dictionaries, task),
        continues: continuationOf(task),
      };
    },
  });
};
