import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router';

import { fetchChunk } from '../platform/browser/fetch-chunk.ts';
import { loadTexts } from '../platform/language/i18n.ts';

export function lazyRoute(
  load: () => Promise<{ default: ComponentType }>,
  ...namespaces: string[]
): { lazy: LazyRouteFunction<RouteObject> } {
  return {
    lazy: async () => {
      const [{ default: Component }] = await Promise.all([
        fetchChunk(load),
        loadTexts(...namespaces),
      ]);
      return { Component };
    },
  };
}
