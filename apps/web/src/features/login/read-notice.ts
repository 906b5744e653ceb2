const notices = ['deleted', 'ended'] as const;

/** Why somebody has been brought to sign in, when the screen they come from has told: their account is deleted, or their session has ended. */
export function noticeIn(state: unknown): (typeof notices)[number] | null {
  const told =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
  return notices.find((notice) => notice === told) ?? null;
}
