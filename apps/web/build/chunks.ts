import type { Rolldown } from 'vite';

const apart =
  /[\\/](locales[\\/]|message[\\/]answered-checks\.|text[\\/]use-report-when-idle\.|saved-work[\\/](use-task|task-names))/;

/**
 * Chunk groups of the bundler, so that a first visit requests a handful of scripts and not sixty. A module goes into
 * the matching group with the highest `priority`. The texts of a language need no group: `texts.ts` in its folder
 * imports them eagerly, so they are one file.
 */
export const chunks = {
  codeSplitting: {
    groups: [
      { name: 'frame', tags: ['$initial'], priority: 4 },
      {
        name: 'analysis',
        test: /[\\/]packages[\\/](analyzer|dictionaries)\b(?!.*[\\/](?:language-)?codes\.)|[\\/]node_modules[\\/]stemmer[\\/]/,
        includeDependenciesRecursively: false,
        priority: 3,
      },
      {
        // Shared by the reader results and the analyser. In the group `contract`, every conversation would load it too.
        name: 'reader-results',
        test: /[\\/]packages[\\/]contract[\\/]src[\\/]readers[\\/]reader-results\b/,
        includeDependenciesRecursively: false,
        priority: 4,
      },
      // Scripts and texts of the exercises. Account screens need neither.
      {
        name: 'exercises',
        test: /[\\/]packages[\\/](exercises|dialogue)[\\/]/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 4,
      },
      // Saved work and its schemas. A conversation needs them with its first reply, not before.
      {
        name: 'saved-work',
        test: /[\\/]packages[\\/]contract[\\/]src[\\/](conversations|accounts[\\/](saved-tasks|sharing)|readers)[\\/.]|[\\/]src[\\/]parts[\\/](saved-work[\\/]saved-|share[\\/](?!share-saved-work-button\.)|ask-readers[\\/]lazy-dialog\.)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 4,
      },
      {
        name: 'contract',
        test: /[\\/](node_modules[\\/]zod|packages[\\/]contract)[\\/](?!src[\\/]wire[\\/]limits\b)|[\\/]parts[\\/]consents[\\/]use-consents-and-terms\./,
        includeDependenciesRecursively: false,
        // A module that only one screen imports stays in the chunk of that screen.
        minShareCount: 2,
        priority: 3,
      },
      // Display of messages, without the answered checks: those are loaded with the first message that has some.
      {
        name: 'purify',
        test: /[\\/]node_modules[\\/](dompurify|diff)[\\/]|[\\/]platform[\\/]text[\\/]diff-text\.|[\\/]parts[\\/]message[\\/](?!answered-checks\.)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 3,
      },
      // The HTML parser, which several file formats share. A chunk of its own, because a plain text file does not need it.
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
      // Without this group, an icon would be put into the chunk of the popups that share it, and would load them.
      {
        name: 'icons',
        test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
        minShareCount: 2,
        priority: 3,
      },
      {
        // Without this group, a first view with a switch would load the popups, which share its dependencies.
        name: 'toggles',
        test: /[\\/]react-aria-components[\\/].*[\\/](Switch|ToggleButton)\.\w+$/,
        priority: 3,
      },
      {
        name: 'popups',
        test: /[\\/]src[\\/]ui[\\/](popover[\\/]popover\.|menu|select)/,
        priority: 2,
      },
      // The layout of all article pages. In the group `shared` it would load the lists and schemas of forms too.
      {
        name: 'article',
        test: /[\\/]src[\\/]parts[\\/]article[\\/]/,
        includeDependenciesRecursively: false,
        priority: 2,
      },
      // Shared by the draft map and the claims of a paper. Without this group, one would load the screen of the other.
      {
        name: 'sentences',
        test: /[\\/]packages[\\/](check|coach)[\\/]/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        name: 'sheet',
        test: /[\\/]features[\\/]analyser[\\/](draft|parts|result|live[\\/]throttle\.|editor[\\/]pasted-files\.)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        // Small parts of every form about an account.
        name: 'accounts',
        test: /[\\/]src[\\/]parts[\\/](passkey-button|password-field|resend-email|sign-in-providers|two-step[\\/]lazy-)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 2,
      },
      {
        // Loaded by the profile, and by a sign-in after which the user must set up a second factor.
        name: 'two-step',
        test: /[\\/]src[\\/]parts[\\/]two-step[\\/](?!lazy-)/,
        includeDependenciesRecursively: false,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'basics',
        // Without `use-report-when-idle`, because it imports the analyser, which every page would then load.
        test: /[\\/]src[\\/](platform(?![\\/]text[\\/]use-report-when-idle)|ui|parts[\\/](page-drop|article|copy-button|small-corpus-note))[\\/]|[\\/]contract[\\/]src[\\/]wire[\\/]limits\b|[\\/]languages[\\/](?:language-)?codes\.|[\\/]documents[\\/]src[\\/]formats\.|[\\/]node_modules[\\/](@tanstack|react-i18next)[\\/]|[\\/]react-aria-components[\\/].*[\\/]Group\.\w+$/,
        minShareCount: 2,
        priority: 1,
      },
      {
        name: 'shared',
        // Without the small modules that would else be merged into a chunk of a page that does not need them.
        test: (id) => !apart.test(id),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8000,
      },
    ],
  },
  // The bundler names a shared chunk after all screens that share it, joined by `~`; only the first is kept.
  chunkFileNames: ({ name }) => `assets/${name.replace(/~.*$/, '')}-[hash].js`,
} satisfies Rolldown.OutputOptions;
