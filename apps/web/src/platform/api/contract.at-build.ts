import { buildYourOwnCall, groupCall } from '@vernacular/contract';

// Values of the contract that screens need before their first call, without loading its schemas.
export { profileAnswerNames, profileAnswers } from '@vernacular/contract';

export const buildYourOwnPath = buildYourOwnCall.path;
export const buildYourOwnFileName = buildYourOwnCall.fileName;
export const groupPath = groupCall.path;
export const groupFileName = groupCall.fileName;
