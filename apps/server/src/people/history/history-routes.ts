import { removeTaskCall, taskCall, tasksCall, type Task as TaskReply } from '@vernacular/contract';
import { exerciseNamed, historyFromRow, isFinished, writeHistory } from '@vernacular/exercises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute, Failure } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import type { Task } from '../../store/index.ts';
import { showTask } from './show-task.ts';

/** With what an unfinished conversation goes on; null for a finished one, one of a study, and a graded text. */
function resumePointOf({ type, id, content }: Task): TaskReply['continues'] {
  if (type === 'dejargonizer') return null;
  const exercise = exerciseNamed(type);
  if (exercise.route === null) return null;
  const read = historyFromRow(exercise, 'full', { ...content, id });
  if (read.kind === 'refused' || read.history.about.isResearch) return null;
  const history = writeHistory(exercise, read.history);
  return isFinished(exercise, history) ? null : { route: exercise.route, history };
}

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
