import { errorReply, removeTaskCall, taskCall, tasksCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireUser } from '../accounts/sessions/require-user.ts';
import { Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { resumePointOf } from './resume-point.ts';
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
      const { id } = requireUser(request);
      const [lines, { used, most }] = await Promise.all([
        store.interactions.list(id),
        store.interactions.room(id),
      ]);
      return {
        tasks: [...lines],
        room: {
          tasks: { used: used.tasks, most: most.tasks },
          bytes: { used: used.bytes, most: most.bytes },
        },
      };
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
        continues: resumePointOf(task),
      };
    },
  });

  app.route({
    method: removeTaskCall.method,
    url: removeTaskCall.path,
    schema: {
      summary: removeTaskCall.summary,
      tags: ['Mine'],
      params: removeTaskCall.params,
      response: { 204: z.null(), ...failures },
    },
    handler: async (request, reply) => {
      const { type, id } = request.params;
      if (!(await store.interactions.remove(type, requireUser(request).id, id)))
        throw new Failure('not-found');
      return reply.code(204).send(null);
    },
  });
};
