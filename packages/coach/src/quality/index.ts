export { commentOn, type Commented } from './comment-on.ts';
export { casesOf, type QualityFile } from './quality-file.ts';
