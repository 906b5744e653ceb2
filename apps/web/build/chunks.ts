import type { Rolldown } from 'vite';

/**
 * How the scripts are cut, so that a first visit asks for a handful of files and not for sixty. In this order: what every
 * screen needs; what many need and is heavy, each by itself; what is small and shared by many; what is left and shared.
 * The texts of a language are one file each, by how they are imported.
 */
export const chunks = {
  codeSplitting: {
    groups: [
      { name: 'frame', tags: ['$initial'], priority: 4 },
      {
        name: 'analysis',
        test: /[\\/]packages[\\/](analyzer|dictionaries)\b|[\\/]node_modules[\\/]stemmer[\\/]/,
        priority: 3,
      },
      {
        // What the results and the analyser share: in the contract, every conversation would bring it.
        name: 'reader-results',
        test: /[\\/]packages[\\/]contract[\\/]src[\\/]readers[\\/]reader-results\b/,
        includeDependenciesRecursively: false,
        priority: 4,
      },
      // Their scripts and sentences: an account or a list of texts does without.
      {
        name: 'exercises',
        test: /[\\/]packages[\\/](exercises|dialogue)[\\/]/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 4,
      },
      // Saved work and its schemas, which a conversation that has just begun does without.
      {
        name: 'saved-work',
        test: /[\\/]packages[\\/]contract[\\/]src[\\/](conversations|accounts[\\/](history|sharing)|readers)[\\/.]|[\\/]src[\\/]parts[\\/](saved-work[\\/]saved-|share[\\/](?!share-button\.)|ask-readers[\\/]open-dialog\.)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 4,
      },
      {
        name: 'contract',
        test: /[\\/](node_modules[\\/]zod|packages[\\/]contract)[\\/](?!src[\\/]wire[\\/]limits\b)|[\\/]parts[\\/]consents[\\/]use-ledger\./,
        includeDependenciesRecursively: false,
        // What one screen alone needs comes with that screen.
        minShareCount: 2,
        priority: 3,
      },
      // What shows messages; how checks were answered is fetched with the first of them.
      {
        name: 'purify',
        test: /[\\/]node_modules[\\/](dompurify|diff)[\\/]|[\\/]platform[\\/]text[\\/]diff-text\.|[\\/]parts[\\/]message[\\/](?!check-answers\.)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 3,
      },
      // What several readers of files share, without what pages have already: a text file needs no parser of pages.
      {
        name: 'parse5',
        test: /[\\/]node_modules[\\/](parse5|entities)[\\/]/,
        includeDependenciesRecursively: false,
        priority: 3,
      },
      {
        name: 'gathering',
        test: /[\\/]documents[\\/]src[\\/](origin|text)[\\/]|[\\/]node_modules[\\/](decode-named-character-reference|character-entities)[\\/]/,
        includeDependenciesRecursively: false,
        priority: 3,
      },
      // Without this, one icon would bring the popups that share it.
      {
        name: 'icons',
        test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
        minShareCount: 2,
        priority: 3,
      },
      { name: 'popups', test: /[\\/]src[\\/]ui[\\/](popover|menu|select)[\\/]/, priority: 2 },
      // What every page to read is set in: among what forms share it would bring their lists and schemas.
      {
        name: 'article',
        test: /[\\/]src[\\/]parts[\\/]article[\\/]/,
        includeDependenciesRecursively: false,
        priority: 2,
      },
      // What the map of a draft and the claims of a paper share, or one would bring the other's screen.
      {
        name: 'sentences',
        test: /[\\/]packages[\\/](check|coach)[\\/]/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        name: 'sheet',
        test: /[\\/]features[\\/]analyser[\\/](draft|parts|result)[\\/]/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        // Small parts of every form about an account.
        name: 'accounts',
        test: /[\\/]src[\\/]parts[\\/](passkey-button|password-field|resend-letter|sign-in-providers|two-step[\\/]late-)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        // Fetched by the profile, and by a sign-in that must set up a second step.
        name: 'two-step',
        test: /[\\/]src[\\/]parts[\\/]two-step[\\/](?!late-)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'basics',
        // The example report analyses a text: with it, every page would load the analyser.
        test: /[\\/]src[\\/](platform(?![\\/]text[\\/]use-example-report)|ui|parts[\\/](page-drop|article|copy-button))[\\/]|[\\/]contract[\\/]src[\\/]wire[\\/]limits\b|[\\/]node_modules[\\/](@tanstack|react-i18next)[\\/]|[\\/]react-aria-components[\\/].*[\\/]Group\.\w+$/,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'shared',
        test: (id) => !/[\\/]locales[\\/]|[\\/]message[\\/]check-answers\./.test(id),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8000,
      },
    ],
  },
  // Shared pieces would bear the names of all screens that share them.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*$/, '')}-[hash].js`,
} satisfies Rolldown.OutputOptions;
