import { buildYourOwnCall, groupCall } from '@vernacular/contract';

// What screens need of the contract before their first call, without its schemas.
export { profileAnswerNames, profileAnswers } from '@vernacular/contract';

export const buildYourOwnPath = buildYourOwnCall.path;
export const buildYourOwnFileName = buildYourOwnCall.fileName;
export const groupPath = groupCall.path;
export const groupFileName = groupCall.fileName;
