export { judge, measuresOf, type Judged } from './judge.ts';
export { casesOf, type QualityFile } from './quality-file.ts';
