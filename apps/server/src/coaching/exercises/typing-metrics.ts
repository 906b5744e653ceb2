import { readTypedMessage } from '@vernacular/exercises';

export interface TypingMetrics {
  readonly characters: number;
  readonly pastedShare: number | undefined;
  readonly firstKey: number | undefined;
}

const anHour = 3_600_000;
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (Reflect.get(value, name) ?? Reflect.get(value, name[0]!.toUpperCase() + name.slice(1)))
    : undefined;
const count = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;

/**
 * Length of the last answer, the share of it that was pasted (0 to 1), and milliseconds to the first key. All come from
 * the client and are unverified.
 */
export function readTypingMetrics(body: unknown): TypingMetrics {
  const messages = fieldOf(body, 'messages');
  const sent: unknown = Array.isArray(messages) ? messages.at(-1) : null;
  const message = readTypedMessage(sent);
  const text = message ? [message.text, ...message.tableData.flat()].join('') : '';
  const characters = text.length;
  const told = fieldOf(body, 'writing');
  const pasted = count(fieldOf(told, 'pasted'));
  const firstKey = count(fieldOf(told, 'firstKey'));
  return {
    characters,
    pastedShare:
      pasted === undefined || characters === 0
        ? undefined
        : Math.round(Math.min(1, pasted / characters) * 1000) / 1000,
    firstKey: firstKey === undefined ? undefined : Math.min(firstKey, 24 * anHour),
  };
}
