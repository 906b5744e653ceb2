import { createElement, type ComponentType, type ReactElement } from 'react';

import type { Tool } from '../../platform/site/tools.ts';
import { Picture } from './illustrations/picture.tsx';

const drawings = import.meta.glob<ComponentType>('./illustrations/*-picture.tsx', {
  eager: true,
  import: 'default',
});

const drawingOf = ({ id }: Tool) => drawings[`./illustrations/${id}-picture.tsx`];

export const isDrawn = (tool: Tool): boolean => drawingOf(tool) !== undefined;

/** Renders `illustrations/<tool id>-picture.tsx`, or an empty frame if that file does not exist. */
export const pictureOf = (tool: Tool): ReactElement => createElement(drawingOf(tool) ?? Picture);
