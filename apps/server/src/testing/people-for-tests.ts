import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import type { Store, User } from '../store/index.ts';

/** Registers a person who chose to save, or not to. */
export async function register(
  store: Store,
  { email = `${randomUUID()}@example.org`, saves = true } = {},
): Promise<User> {
  const user = await store.users.register({
    email,
    passwordHash: 'a hash',
    isConfirmed: true,
    demographics: { acceptTermsPrivacyPolicy: true, rejectSaveData: !saves },
  });
  expect(user).not.toBeNull();
  return user as User;
}

/** Saves a text a person graded, and returns its id. */
export async function saveText(store: Store, { id }: User, text: string): Promise<string> {
  const taskId = await store.interactions.save('dejargonizer', id, { text, jargon_score: 90 });
  expect(taskId).not.toBeNull();
  return taskId as string;
}
