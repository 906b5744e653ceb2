const notices = ['deleted', 'ended'] as const;

export function noticeIn(state: unknown): (typeof notices)[number] | null {
  const told =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
  return notices.find((notice) => notice === told) ?? null;
}
