import { expect, it } from 'vitest';

import { repositoryFields } from './npm-packaging.mjs';

it('a package names its folder, its page and its bugs at the public address', () => {
  expect(repositoryFields('packages/client', 'https://host.example/owner/name')).toEqual({
    repository: {
      type: 'git',
      url: 'git+https://host.example/owner/name.git',
      directory: 'packages/client',
    },
    homepage: 'https://host.example/owner/name/tree/main/packages/client#readme',
    bugs: 'https://host.example/owner/name/issues',
  });
});

it('a package names no place while there is no public address', () => {
  expect(repositoryFields('packages/client', '')).toEqual({});
});
