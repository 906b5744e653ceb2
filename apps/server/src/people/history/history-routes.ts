import { removeTaskCall, taskCall, tasksCall } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute, Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import { resumePointOf } from './resume-point.ts';
import { showTask } from './show-task.ts';

export const historyRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { store, dictionaries },
) => {
  app.route({
    ...contractRoute(tasksCall, 'Mine'),
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
    ...contractRoute(taskCall, 'Mine'),
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
    ...contractRoute(removeTaskCall, 'Mine'),
    handler: async (request, reply) => {
      const { type, id } = request.params;
      if (!(await store.interactions.remove(type, requireUser(request).id, id)))
        throw new Failure('not-found');
      return reply.code(204).send(null);
    },
  });
};
