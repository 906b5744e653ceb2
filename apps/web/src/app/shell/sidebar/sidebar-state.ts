export interface SidebarState {
  readonly isOpen: boolean;
  readonly areToolsShown: boolean;
}

export type SidebarEvent = 'sidebar-toggled' | 'sidebar-closed' | 'tools-toggled';

export const foldedSidebar: SidebarState = { isOpen: false, areToolsShown: false };

export function advanceSidebar(state: SidebarState, event: SidebarEvent): SidebarState {
  switch (event) {
    case 'sidebar-toggled':
      return { isOpen: !state.isOpen, areToolsShown: false };
    case 'sidebar-closed':
      return foldedSidebar;
    case 'tools-toggled':
      return { ...state, areToolsShown: !state.areToolsShown };
  }
}
