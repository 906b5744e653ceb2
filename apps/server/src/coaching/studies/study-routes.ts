import {
  agreeCall,
  askStudyReadersCall,
  debriefingCall,
  foldCode,
  researchedAnswers,
  studyCall,
  withdrawCall,
} from '@vernacular/contract';
import { conversationLanguages } from '@vernacular/exercises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

import { contractRoute, Failure, hashIp, setNoindex, toRateLimited } from '../../http/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import {
  hashRecoveryCode as hashCode,
  hashToken,
  newRecoveryCode as newCode,
  newToken,
} from '../../people/index.ts';
import type { StudyConsent } from '../../store/index.ts';
import { makeDebriefingReaderTest, debriefingReadersOf } from './debriefing-reader-test.ts';
import { stateOf, studiesOf, type Study } from './studies.ts';

const hour = 60 * 60;

async function count(limiter: RateLimiterAbstract, ip: string) {
  try {
    await limiter.consume(hashIp(ip));
  } catch (thrown) {
    throw toRateLimited(thrown);
  }
}

const isOtherText = (
  { consent: { version, text } }: Study,
  { consent_version: agreed, consent_language: language, consent_text: shown }: StudyConsent,
) =>
  agreed === version &&
  conversationLanguages.some((code) => code === language && text[code] !== shown);

export const studyRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, dependencies) => {
  const { store, now = () => new Date() } = dependencies;
  const studies = studiesOf(dependencies);
  // A classroom may share one address.
  const consents = store.limiter({ name: 'study-consent', times: 120, seconds: hour });
  const guesses = store.limiter({ name: 'study-code', times: 20, seconds: hour });
  // Counted apart from consents, so that wrong participant codes do not keep out others behind the same address.
  const wrongCodes = store.limiter({ name: 'study-wrong-participant', times: 120, seconds: hour });
  // Recognises a withdrawal code that was refused before, which is no new guess.
  const sameCodes = store.limiter({ name: 'study-code-again', times: 1, seconds: hour });
  const refuseCode = async (ip: string, code: 'unknown-participant' | 'taken-participant') => {
    await count(wrongCodes, ip);
    return new Failure(code);
  };
  const studyAt = (address: string) => {
    const study = studies.get(address);
    if (!study) throw new Failure('not-found');
    return study;
  };

  const participantOf = async (address: string, consent: string) => {
    const study = studyAt(address);
    const participant = await store.study.bySecret(hashToken(consent));
    if (participant?.study !== study.name) throw new Failure('consent-needed');
    return { study, participant };
  };

  app.addHook('onRequest', async (_request, reply) => setNoindex(reply));

  const compareTexts = async () => {
    for (const study of new Set(studies.values()))
      for (const earlier of await store.study.consents(study.name))
        if (isOtherText(study, earlier))
          app.log.warn(
            `Study ${study.name}: people agreed to version ${earlier.consent_version} with another text. Give the new text a new version.`,
          );
  };
  app.addHook('onReady', () =>
    compareTexts().catch((err: unknown) =>
      app.log.error({ err }, 'the texts that people agreed to could not be compared'),
    ),
  );

  app.route({
    ...contractRoute(studyCall, 'Studies'),
    handler: async ({ params }) => {
      const study = studyAt(params.address);
      const { title = null, consent, opens = null, closes = null, contact = null } = study;
      const asksCode = study.codes !== undefined;
      return { title, consent, state: stateOf(study, now()), opens, closes, contact, asksCode };
    },
  });

  app.route({
    ...contractRoute(agreeCall, 'Studies'),
    handler: async ({ params, body, visitor, ip }) => {
      const study = studyAt(params.address);
      const { version, text } = study.consent;
      if (body.version !== version || body.text !== text[body.language])
        throw new Failure('consent-changed');
      if (stateOf(study, now()) !== 'open') throw new Failure('study-closed');
      const typed = body.participantName ?? '';
      const participantCode = study.codes ? study.codes.get(foldCode(typed)) : typed;
      if (participantCode === undefined) throw await refuseCode(ip, 'unknown-participant');
      await count(consents, ip);
      const said =
        body.withProfile === true && visitor ? await store.demographics.of(visitor.id) : null;
      const background =
        said && Object.fromEntries(researchedAnswers.map((name) => [name, said[name]]));
      const [consent, withdrawalCode] = [newToken(), newCode()];
      const participant = await store.study.agree({
        study: study.name,
        arm: (place) => study.armOf(place).name,
        participantName: participantCode,
        isSole: study.isSole,
        secretHash: hashToken(consent),
        codeHash: hashCode(withdrawalCode),
        consentVersion: version,
        consentText: text[body.language],
        consentLanguage: body.language,
        background,
      });
      if (!participant) {
        await consents.reward(hashIp(ip));
        throw await refuseCode(ip, 'taken-participant');
      }
      const { participantName, condition, isSole } = participant;
      const arm = study.arms.find(({ name }) => name === condition) ?? study.arms[0]!;
      const exercise = arm.exercise.name;
      await store.study.record(participant.id, { event: 'agreed', exercise });
      return { consent, withdrawalCode, participantName, exercise, isSole };
    },
  });

  app.route({
    ...contractRoute(debriefingCall, 'Studies'),
    handler: async ({ params, body }) => {
      const { study, participant } = await participantOf(params.address, body.consent);
      const hasFinished = await store.study.hasFinished(participant.id);
      return {
        text: (hasFinished && study.debriefing) || null,
        readers: await debriefingReadersOf(store.study, study, participant),
      };
    },
  });

  app.route({
    ...contractRoute(askStudyReadersCall, 'Studies'),
    handler: async ({ params, body }) => {
      const { study, participant } = await participantOf(params.address, body.consent);
      return makeDebriefingReaderTest(store.study, study, { participant, now: now() });
    },
  });

  app.route({
    ...contractRoute(withdrawCall, 'Studies'),
    handler: async ({ body, ip }) => {
      const code = hashCode(body.code);
      const conversations = await store.study.withdraw(code);
      if (conversations !== null) return { conversations };
      // Only wrong codes count, each once, so that guessing does not keep others behind the same address from withdrawing.
      const { consumedPoints } = await sameCodes.penalty(hashToken(`${code} ${hashIp(ip)}`));
      if (consumedPoints === 1) await count(guesses, ip);
      throw new Failure('unknown-code');
    },
  });
};
