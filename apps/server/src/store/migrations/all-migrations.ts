import { acceptedTerms } from './0031-accepted-terms.ts';
import { accounts } from './0002-accounts.ts';
import { devicesAndResets } from './0006-devices-and-resets.ts';
import { apiKeyEnds } from './0032-api-key-ends.ts';
import { apiKeys } from './0028-api-keys.ts';
import { corpusObjects } from './0037-corpus-objects.ts';
import { consents } from './0014-consents.ts';
import { consentLanguage } from './0007-consent-language.ts';
import { erasedPeople } from './0012-erased-people.ts';
import { knownWords } from './0015-known-words.ts';
import { ownDictionaries } from './0004-own-dictionaries.ts';
import { peopleAndShares } from './0001-people-and-shares.ts';
import { readerCounts } from './0036-reader-counts.ts';
import { readerTests } from './0035-reader-tests.ts';
import { registrationsByLetter } from './0030-registrations-by-letter.ts';
import { sharedDictionaries } from './0022-shared-dictionaries.ts';
import { sharesAsMade } from './0007-shares-as-made.ts';
import { farewells } from './0014-farewells.ts';
import { passkeys } from './0034-passkeys.ts';
import { operators } from './0020-operators.ts';
import { letters } from './0021-letters.ts';
import { oidc } from './0010-oidc.ts';
import { studyPlaces } from './0016-study-places.ts';
import { studyCodes } from './0033-study-codes.ts';
import { studyEventExercise } from './0029-study-event-exercise.ts';
import { studies } from './0005-studies.ts';
import { widgetDomains } from './0003-widget-domains.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. A released one never changes; new ones go below. */
export const allMigrations: readonly Migration[] = [
  peopleAndShares,
  accounts,
  widgetDomains,
  ownDictionaries,
  studies,
  devicesAndResets,
  consentLanguage,
  sharesAsMade,
  erasedPeople,
  oidc,
  consents,
  farewells,
  studyPlaces,
  knownWords,
  sharedDictionaries,
  operators,
  letters,
  apiKeys,
  studyEventExercise,
  registrationsByLetter,
  acceptedTerms,
  studyCodes,
  apiKeyEnds,
  passkeys,
  readerTests,
  readerCounts,
  corpusObjects,
];
