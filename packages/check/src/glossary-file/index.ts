export { type Fault, faultsIn, type FieldToJudge } from './faults-in-field.ts';
export { InvalidGlossary, parseField } from './parse-field.ts';
