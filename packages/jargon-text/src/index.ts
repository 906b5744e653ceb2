export {
  defineJargonText,
  type JargonTextElement,
  type JargonTextEvents,
  type ReadResult,
} from './jargon-text.ts';
