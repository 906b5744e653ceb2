import { taskCall } from '@vernacular/contract';
import { readMessage, type AnyMessage, type ExerciseName, type Html } from '@vernacular/exercises';

import { callApi } from '../../../platform/api/api.ts';

/** What was said so far in a saved conversation; nothing when it cannot be had, and the conversation goes on all the same. */
export async function recall(exercise: ExerciseName, task: string): Promise<readonly AnyMessage[]> {
  const path = taskCall.path.replace(':type', exercise).replace(':id', encodeURIComponent(task));
  try {
    const { shown } = await callApi(path, taskCall.reply);
    if (shown.kind !== 'conversation') return [];
    return shown.messages.flatMap((sent) => {
      const message = readMessage(sent);
      if (!message) return [];
      return [message.isStudent ? { ...message, text: asTyped(message.text) } : message];
    });
  } catch {
    return [];
  }
}

/** The text a stored message shows, as it was typed. */
export function asTyped({ source }: Html): string {
  const holder = new DOMParser().parseFromString(source, 'text/html').body;
  for (const br of holder.querySelectorAll('br')) br.replaceWith('\n');
  const paragraphs = [...holder.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  return (paragraphs.length > 0 ? paragraphs.join('\n\n') : (holder.textContent ?? '')).trim();
}
