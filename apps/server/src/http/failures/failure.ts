import { errorCodes, type ErrorCode } from '@vernacular/contract';

/** A call that cannot be answered, for a reason the table of errors knows. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;

  /** Says the sentence of the table, or a more exact one. */
  constructor(code: ErrorCode, sentence: string = errorCodes[code].sentence, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}
