import { taskTypes, type TaskType } from '@vernacular/contract';

import { interactionTable } from '../schema/interaction-tables.ts';
import type { Store } from '../index.ts';

/** The password of everybody in a fixture, with a cheap hash. */
export const fixturePassword = 'a quiet walk in November';
const passwordHash =
  '$argon2id$v=19$m=1024,t=1,p=1$TZOqIoXugoDhzpMMkjBwxQ$X7C8MTEe/1CIAMsvCd8AKwa0vGVMXHArHIAPqwu6AIU';

export const fixtureSecretsKey = ['what seals the secrets of the fixtures'];
/** The authenticator secrets in the fixtures, unsealed. */
export const factorSecrets = ['JBSWY3DPEHPK3PXP', 'KRSXG5CTMVRXEZLU'];

/** A clock that advances one second per call, and ids in sequence, so that two runs write the same rows. */
export function fixtureClock() {
  let seconds = 0;
  let ids = 0;
  return {
    now: () => new Date(Date.UTC(2026, 10, 20, 8, 0, (seconds += 1))),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
}

const examples = {
  text: (name: string) => `${name}, תא`,
  integer: () => 3,
  number: () => 62.5,
  boolean: () => true,
  moment: () => '2026-11-20T08:00:00.000Z',
  json: (name: string) => (name === 'messages' ? [{ n: 1 }, { n: 2 }] : { [name]: 'שלוש' }),
  bytes: () => null,
} as const;

/** A task of this type with a value in every column. */
export const contentOf = (type: TaskType) =>
  Object.fromEntries(
    Object.entries(interactionTable(type).columns).map(([name, kind]) => [
      name,
      examples[kind](name),
    ]),
  );

/** Writes rows of every kind into an empty database, through the store's ports. */
export async function fillEveryTable(store: Store, isShared: boolean): Promise<void> {
  const add = async (name: string, saves: boolean) => {
    const user = await store.users.register({
      email: `${name}@example.org`,
      passwordHash,
      isConfirmed: true,
      demographics: {
        acceptTermsPrivacyPolicy: true,
        rejectSaveData: !saves,
        goals: "to 'be' understood",
      },
    });
    return user!.id;
  };
  const ada = await add('ada', true);
  await add('ben', false);
  const cleo = await add('cleo', true);
  const dan = await add('dan', false);
  const eve = await add('eve', true);
  await store.demographics.add('hosted', { acceptTermsPrivacyPolicy: true, rejectSaveData: false });

  await store.visits.add();
  await store.limiter({ name: 'fixture', times: 9, seconds: 600 }).consume('somebody');
  await store.signingKeys.all(async () => ({ id: 'a key', key: '{"kty":"OKP"}' }));

  for (const type of taskTypes) {
    const taskId = await store.interactions.save(type, ada, contentOf(type));
    await store.shares.create({ userId: ada, type, taskId: taskId! });
  }
  const [mine, hers] = [
    await store.interactions.save('dejargonizer', ada, { text: 'A gene' }),
    await store.interactions.save('dejargonizer', cleo, { text: 'A cell' }),
  ];
  const of = { userId: ada, type: 'dejargonizer', taskId: mine! } as const;
  await store.shares.create({ ...of, expiresAt: new Date(Date.UTC(2026, 10, 21)) });
  await store.shares.revoke(ada, (await store.shares.create(of))!);
  await store.shares.create({ userId: cleo, type: 'dejargonizer', taskId: hers! });
  // Cleo stops saving: this anonymises her task and its link.
  await store.demographics.update(cleo, { rejectSaveData: true });
  for (const [nth, userId] of [ada, null, null].entries()) {
    const asked = await store.readerTests.make({
      userId,
      text: 'A gene, תא',
      details: {
        textLanguage: 'en',
        pageLanguage: 'en',
        askedBy: 'Ada',
        audience: 'neighbours',
        questions: [{ question: 'What is it?', expected: "a 'unit'" }],
        dictionary: null,
      },
      endsAt: new Date(Date.UTC(2027, 0, 1)),
      mostReaders: 50,
      task: userId === null ? null : { taskType: 'dejargonizer', taskId: mine! },
      previousKey: null,
    });
    const answer = { marks: [{ start: 2, end: 6 }], knewAll: false, answers: ['זרע'], rating: 4 };
    for (const code of ['kept', 'taken'])
      await store.readerTests.answer(asked!.id, `${asked!.id} ${code}`, answer);
    await store.readerTests.takeBack(`${asked!.id} taken`);
    await store.readerCounts.give(asked!.id, true);
    const word = { language: 'en', word: 'gene', level: 'mid', readers: 7, marked: 2, rounds: 1 };
    if (nth === 2) await store.readerCounts.close(asked!.id, [word]);
  }
  await store.knownWords.change(ada, { add: ['gene', 'תא'], remove: [] });

  await store.identities.prove(ada);
  await store.identities.join(ada, {
    issuer: 'https://login.example.org',
    subject: 'ada-1',
    email: 'ada@example.org',
  });
  const amr = [{ method: 'password', timestamp: 1_763_625_600 }];
  const session = { userId: ada, aal: 'aal1', amr, device: 'Firefox on Linux' } as const;
  await store.sessions.begin(session, 'refresh-0');
  await store.sessions.refresh('refresh-0', { first: 'refresh-1', second: 'refresh-2' });
  for (const [n, secret] of factorSecrets.entries()) {
    const factor = await store.factors.add(ada, { friendlyName: `app ${n}`, secret });
    const { id } = await store.factors.challenge(factor.id);
    if (n === 0) await store.factors.accept(factor.id, id, 1);
  }
  const passkey = await store.factors.add(cleo, {
    friendlyName: 'Laptop',
    secret: '',
    type: 'webauthn',
  });
  await store.passkeys.verify(passkey.id, {
    credentialId: 'credential-1',
    publicKey: 'public-key-1',
    counter: 3,
  });
  await store.passkeys.keepChallenge('challenge-1', 'browser-1');
  await store.factors.replaceCodes(ada, ['recovery-1', 'recovery-2']);
  await store.factors.orderReset(ada, new Date(Date.UTC(2026, 11, 1)));

  const link = { userId: ada, purpose: 'recovery', email: null } as const;
  await store.links.add(link, 'link-1', 3600);
  const letter = { to: 'ada@example.org', subject: 'Hello', text: 'A link' };
  await store.letters.add({ ...letter, kind: 'new-device' });
  await store.letters.add({ ...letter, kind: 'recovery', linkHash: 'link-1' });
  const [held] = await store.letters.hold(1, 1000);
  await store.letters.giveUp(held!.id, 'EENVELOPE');
  await store.invitations.add(
    { email: 'fay@example.org', hash: 'invitation-1' },
    new Date(Date.UTC(2026, 10, 27)),
  );
  await store.apiKeys.make(ada, { name: 'my editor', hash: 'key-1', scope: 'write', days: 365 });
  await store.apiKeys.holderOf('key-1');

  const texts = async function* () {
    if (isShared) yield { name: 'a.txt', content: Buffer.from('a gene') };
  };
  for (const [n, state] of ['queued', 'ready', 'failed'].entries()) {
    const id = `dictionary-${state}`;
    const made = { id, userId: ada, name: state, code: `own-${n}`, language: 'en' } as const;
    await store.ownDictionaries.add(
      { ...made, from: 2020, to: 2025, files: 1, bytes: 6 },
      9,
      texts,
    );
    const hold = { id, by: 'the fixture' };
    if (state !== 'queued') await store.ownDictionaries.acquire(hold, 60_000);
    if (state === 'failed') await store.ownDictionaries.fail(hold, 'empty');
    if (state === 'ready')
      await store.ownDictionaries.finish(hold, { tokens: 2, types: 2, leftOut: 0 }, texts);
  }

  for (const name of ['gil', 'hana'])
    await store.study.agree({
      study: 'plain-words',
      arm: (place) => (place % 2 === 0 ? 'a' : 'b'),
      participantName: name,
      isSole: true,
      secretHash: `secret-${name}`,
      codeHash: `code-${name}`,
      consentVersion: '1',
      consentText: 'I agree.',
      consentLanguage: 'en',
      background: { goals: 'to help' },
    });
  const gil = (await store.study.bySecret('secret-gil'))!;
  const step = { id: 'task-of-gil', coaches: ['local'], isEnd: true };
  await store.study.save('half-life', gil.id, contentOf('half-life'), step);
  await store.study.record(gil.id, {
    event: 'answered',
    exercise: 'half-life',
    taskId: 'task-of-gil',
    stage: 1,
    characters: 40,
    pastedShare: 0.5,
    firstKey: 900,
  });
  await store.study.withdraw('code-hana');

  // Only Dan, Ben and Cleo have no session and can be warned.
  await store.farewells.begin(new Date(Date.UTC(2026, 10, 21)), 1);
  await store.users.disable(dan);
  await store.users.erase(eve);
}
