export { type Fault, faultsIn, type FieldToJudge } from './validate-entries.ts';
export { InvalidGlossary, parseField } from './parse-json.ts';
