export { faultsIn } from './validate-entries.ts';
export { InvalidGlossary, parseField } from './parse-json.ts';
