import { expect, it } from 'vitest';

import { advanceSidebar, foldedSidebar, type SidebarEvent } from './sidebar-state.ts';

const after = (...events: SidebarEvent[]) => events.reduce(advanceSidebar, foldedSidebar);

it('begins folded', () => {
  expect(after()).toEqual({ isOpen: false, areToolsShown: false });
});

it('shows the tools only when asked', () => {
  expect(after('sidebar-toggled')).toEqual({ isOpen: true, areToolsShown: false });
  expect(after('sidebar-toggled', 'tools-toggled')).toEqual({ isOpen: true, areToolsShown: true });
});

it('forgets the shown tools when it is toggled', () => {
  expect(after('sidebar-toggled', 'tools-toggled', 'sidebar-toggled', 'sidebar-toggled')).toEqual({
    isOpen: true,
    areToolsShown: false,
  });
});

it('stays closed when it is closed twice', () => {
  expect(after('sidebar-toggled', 'sidebar-closed', 'sidebar-closed').isOpen).toBe(false);
});
