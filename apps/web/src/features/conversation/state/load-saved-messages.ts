import { taskCall } from '@vernacular/contract';
import { readMessage, type AnyMessage, type ExerciseName, type Html } from '@vernacular/exercises';

import { callApi } from '../../../platform/api/api.ts';

/** Loads the messages of a saved conversation; none for a task of another kind. Throws ApiFailure. */
export async function recall(exercise: ExerciseName, task: string): Promise<readonly AnyMessage[]> {
  const path = taskCall.path.replace(':type', exercise).replace(':id', encodeURIComponent(task));
  const { shown } = await callApi(path, taskCall.reply);
  if (shown.kind !== 'conversation') return [];
  return shown.messages.flatMap((sent) => {
    const message = readMessage(sent);
    if (!message) return [];
    return [message.isStudent ? { ...message, text: asTyped(message.text) } : message];
  });
}

/** Turns the HTML of a saved answer back into the text that was typed. */
export function asTyped({ source }: Html): string {
  const holder = new DOMParser().parseFromString(source, 'text/html').body;
  for (const br of holder.querySelectorAll('br')) br.replaceWith('\n');
  const paragraphs = [...holder.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  return (paragraphs.length > 0 ? paragraphs.join('\n\n') : (holder.textContent ?? '')).trim();
}
