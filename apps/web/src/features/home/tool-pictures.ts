import { createElement, type ComponentType, type ReactElement } from 'react';

import type { Tool } from '../../platform/site/tools.ts';
import { Picture } from './illustrations/illustration-frame.tsx';

const drawings = import.meta.glob<ComponentType>('./illustrations/*-picture.tsx', {
  eager: true,
  import: 'default',
});

/** Renders `illustrations/<tool id>-picture.tsx`, or an empty frame if that file does not exist. */
export const pictureOf = ({ id }: Tool): ReactElement =>
  createElement(drawings[`./illustrations/${id}-picture.tsx`] ?? Picture);
