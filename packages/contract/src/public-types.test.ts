import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';

import {
  type ErrorCode,
  errorCodes,
  type ErrorEntry,
  type ErrorReply,
  type gradeCall,
  type GradeReply,
  type GradingMethod,
  type ProfileAnswerName,
  type profileAnswers,
  type ProfileChanges,
  type saveProfileCall,
  type WireMessage,
} from './index.ts';

// `npm run types` judges these, not the run: what is written here is what others build on.
test('a failure has one of the codes, and a code has a sentence and a status', () => {
  expectTypeOf<ErrorCode>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<ErrorCode>();
  expectTypeOf(errorCodes).toExtend<Readonly<Record<ErrorCode, ErrorEntry>>>();
  expectTypeOf<ErrorReply['error']>().toEqualTypeOf<{ code: string; message: string }>();
});

test('what a call answers has the type of its schema', () => {
  expectTypeOf<z.output<typeof gradeCall.reply>>().toEqualTypeOf<GradeReply>();
  expectTypeOf<z.input<typeof saveProfileCall.body>>().toEqualTypeOf<ProfileChanges>();
});

test('a graded text names the dictionary that answered', () => {
  expectTypeOf<GradeReply['dictionary']['isSubstitute']>().toEqualTypeOf<boolean>();
  expectTypeOf<GradingMethod>().toEqualTypeOf<'published' | 'refined'>();
});

test('answers of a profile have the names of the table', () => {
  expectTypeOf<ProfileAnswerName>().toEqualTypeOf<keyof typeof profileAnswers>();
});

test('a message travels capitalised', () => {
  expectTypeOf<WireMessage>().toHaveProperty('IsStudent');
  expectTypeOf<WireMessage>().not.toHaveProperty('isStudent');
});
