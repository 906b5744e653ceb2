import { applyEarly } from './apply-early.ts';

applyEarly();
