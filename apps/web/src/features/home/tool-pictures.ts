import type { ComponentType } from 'react';

import type { ToolId } from '../../platform/tools.ts';
import { CoherencePicture } from './illustrations/coherence-picture.tsx';
import { CriticalThinkingPicture } from './illustrations/critical-thinking-picture.tsx';
import { DeJargonizerPicture } from './illustrations/de-jargonizer-picture.tsx';
import { EthicsPicture } from './illustrations/ethics-picture.tsx';
import { HalfLifePicture } from './illustrations/half-life-picture.tsx';
import { PersuasionPicture } from './illustrations/persuasion-picture.tsx';

/** The drawing on each tool's card. */
export const toolPictures: Readonly<Record<ToolId, ComponentType>> = {
  deJargonizer: DeJargonizerPicture,
  halfLife: HalfLifePicture,
  persuasion: PersuasionPicture,
  coherence: CoherencePicture,
  criticalThinking: CriticalThinkingPicture,
  ethics: EthicsPicture,
};
