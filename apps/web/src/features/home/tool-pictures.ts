import { createElement, type ComponentType, type ReactElement } from 'react';

import type { Tool } from '../../platform/site/tools.ts';
import { Picture } from './illustrations/picture.tsx';

const drawings = import.meta.glob<ComponentType>('./illustrations/*-picture.tsx', {
  eager: true,
  import: 'default',
});

const drawingOf = ({ id }: Tool) => drawings[`./illustrations/${id}-picture.tsx`];

/** Whether somebody has drawn a tool. */
export const isDrawn = (tool: Tool): boolean => drawingOf(tool) !== undefined;

/** The drawing on a tool's card, `illustrations/{its id}-picture.tsx`; an empty sheet until there is one. */
export const pictureOf = (tool: Tool): ReactElement => createElement(drawingOf(tool) ?? Picture);
