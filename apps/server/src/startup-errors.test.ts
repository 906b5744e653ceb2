import { describe, expect, it } from 'vitest';

import { WrongSettings } from './dependencies/index.ts';
import { startupErrorMessage } from './startup-errors.ts';
import { DatabaseIsNewer } from './store/index.ts';

const failing = (fields: object) => Object.assign(new Error('raw'), fields);

describe('why a site did not start', () => {
  it.each([
    [failing({ code: 'EADDRINUSE', port: 3000 }), /^Port 3000 is in use\./],
    [failing({ code: 'EACCES', port: 80 }), /^Port 80 may not be used .* above 1023\.$/],
    [failing({ code: 'EACCES', path: '/data' }), /^This file or folder .*: \/data\.$/],
    [failing({ code: 'ECONNREFUSED', port: 5432 }), /^The database .* does not answer\.$/],
    [failing({ code: 'SQLITE_CORRUPT' }), /^The file vernacular\.db .* is damaged/],
    [failing({ code: '28P01' }), /^The database refused/],
    [
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      /^The database asks for a password.* DATABASE_URL\.$/,
    ],
    [new DatabaseIsNewer(['0099']), /^The database was made by a newer version .* instead\.$/],
    [new WrongSettings('PORT must be a number.'), /^PORT must be a number\.$/],
  ])('is a sentence for %o', (error, sentence) => {
    expect(startupErrorMessage(error)).toMatch(sentence);
  });

  it('is told whole when nobody expected it', () => {
    expect(startupErrorMessage(new Error('strange'))).toMatch(
      /could not start\.\nError: strange\n +at /,
    );
    expect(startupErrorMessage('strange')).toContain('strange');
  });
});
