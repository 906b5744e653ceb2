import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';

import { loadTexts } from '../platform/i18n.ts';

/** A screen fetched when it is first opened, together with the texts it needs. */
export function screen(
  load: () => Promise<ComponentType>,
  ...namespaces: string[]
): { lazy: LazyRouteFunction<RouteObject> } {
  return {
    lazy: async () => {
      const [Component] = await Promise.all([load(), loadTexts(...namespaces)]);
      return { Component };
    },
  };
}
