import { exportCall, profileCall, saveProfileCall, type Profile } from '@vernacular/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { UserFiles } from '../accounts/account-context.ts';
import { requireUser } from '../accounts/sessions/authenticate-requests.ts';
import { contractRoute, Failure } from '../../http/index.ts';
import { withoutTimeBudget } from '../../store/index.ts';
import type { Dependencies } from '../../dependencies/index.ts';
import type { ReadLevels } from '../reader-tests/word-families-levels-marks.ts';
import { exportUserData } from './export-user-data.ts';

export const profileRoutes: FastifyPluginAsyncZod<
  Dependencies & { readonly ownFiles: UserFiles; readonly readLevels: ReadLevels }
> = async (app, { store, ownFiles, readLevels, now = () => new Date() }) => {
  const profileOf = async (userId: string): Promise<Profile> => {
    const profile = await store.demographics.of(userId);
    if (profile === null) throw new Failure('no-profile');
    return profile;
  };

  app.route({
    ...contractRoute(profileCall, 'Mine'),
    handler: (request) => profileOf(requireUser(request).id),
  });

  app.route({
    ...contractRoute(saveProfileCall, 'Mine'),
    preValidation: async (request) => void requireUser(request),
    handler: async (request) => {
      const { id } = requireUser(request);
      if (!request.body.rejectSaveData) {
        const person = await store.demographics.of(id);
        if (person?.acceptTermsPrivacyPolicy === false) throw new Failure('terms-needed');
      }
      const { removeDictionaries, ...answers } = request.body;
      const removes = answers.rejectSaveData && removeDictionaries === true;
      const save = async () => {
        await store.demographics.update(id, answers, { removeDictionaries });
      };
      await (removes ? ownFiles.eraseWith(id, save) : save());
      return profileOf(id);
    },
  });

  app.route({
    ...contractRoute(exportCall, 'Mine'),
    handler: async (request, reply) => {
      void reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return withoutTimeBudget(() =>
        exportUserData(store, requireUser(request), { now: now(), readLevels }),
      );
    },
  });
};
