import type { DocumentTexts } from './document-texts.ts';

export const texts: DocumentTexts = {
  isRightToLeft: false,
  locale: 'en-GB',
  score: (score) => `Score: ${score} of 100.`,
  noWords: 'The text has no words.',
  feedback: {
    'Nicely done!': 'Nicely done!',
    'Try to get it higher in the next round.': 'Try to get it higher in the next round.',
  },
  columns: ['Level', 'Words', 'Share'],
  levels: { common: 'Common', mid: 'Mid-frequency', rare: 'Rare', all: 'Classified' },
  theText: 'The text',
  key: [
    'Mid-frequency',
    ' words are orange with a dotted line. ',
    'Rare',
    ' words are red with a solid line. All other words are common.',
  ],
  howGraded: 'How it was graded',
  counts: (dictionary) => `Word counts: ${dictionary ?? 'not recorded'}.`,
  refined:
    'Method: refined. Names and plurals of known words are left alone, formulas and symbols are counted apart, so the score does not compare with the literature.',
  date: (date) => `Date: ${date}.`,
  buildYourOwn: 'Build your own De-Jargonizer',
  instructions: [
    'The De-Jargonizer sorts the words of a text by how often people meet them. It learns that from a dictionary: a list of words with the number of times each was seen in a large collection of texts, the corpus. With your own corpus you can make a dictionary for another readership, another field, another time, or another country.',
    'You need a computer with Node.js 20 or newer, a copy of this project, and your texts. Nothing leaves your computer.',

    { heading: '1. Choose the texts' },
    'A dictionary describes the readers of its corpus. Choose what your readers read, not what your writers write: news for the general public, school books for pupils, a trade magazine for practitioners.',
    {
      list: [
        'Size: the published dictionaries rest on about 90 million words. Ten million words give usable levels for common words; below one million, hardly any word can be called rare with confidence.',
        'Breadth: many authors, outlets and subjects. A thousand articles from one section of one newspaper make its pet words look common.',
        'Period: take whole years, so that no season is missing, and write the years into the name.',
        'Cleanliness: leave out menus, cookie notices, comments and repeated copies of the same article. They count like any other words.',
        'Rights: use texts you may copy and count. The dictionary keeps words and counts only, never a sentence.',
      ],
    },

    { heading: '2. Put them into a folder' },
    'These kinds of file can be mixed, in folders as deep as you like:',
    {
      list: [
        '.txt – plain text, best in UTF-8.',
        '.docx – Word documents; comments, headers and footers are left out.',
        '.jsonl – one JSON object a line, with the text in a field named "text".',
        '.csv – counts you already have, one "word,count" a line. They are added to the rest.',
      ],
    },

    { heading: '3. Build the dictionary' },
    'Open a terminal in the project’s folder and run, for English:',
    {
      code: ['npm ci', 'npm run dictionaries -- build --language en --from path/to/your/texts'],
    },
    'For Hebrew write --language he. To see all the options, such as the name and the years of the dictionary, run:',
    { code: ['npm run dictionaries -- build --help'] },
    'Counting uses all cores and shows its progress. The same texts give the same dictionary, whatever the order of the files.',

    { heading: '4. Look at it' },
    { code: ['npm run dictionaries -- list', 'npm run dictionaries -- info CODE'] },
    'CODE is the name that the list shows. The second command tells how many different words the dictionary holds, how many words were counted, and where the levels are cut. To check that a file is whole, use verify; to join two dictionaries, use merge.',

    { heading: '5. Check the cut-offs' },
    'In the published English dictionaries a word seen 1,000 times or more is common, from 50 to 999 times mid-frequency, and below 50 rare; all for a corpus of about 90 million words. In Hebrew the limits are 100 and 5. Larger or smaller corpora need other limits: what matters is how often a word comes per million words, about 11 and 0.55 for the English limits.',
    'Take twenty words you would explain to your readers and twenty you would not, and grade them. If too many familiar words come out rare, the corpus is too small or too narrow. Add texts rather than moving the limits until your favourite example fits.',

    { heading: '6. Use it' },
    'Start the site with npm start: the new dictionary stands in the list of periods. Or grade from the terminal:',
    {
      code: [
        'npx vernacular analyze article.docx --dictionary CODE',
        'npx vernacular grade texts/*.docx --dictionary CODE > Results.csv',
      ],
    },

    { heading: 'What it can’t tell you' },
    {
      list: [
        'A frequent word is not always an easy one: "cell", "current" and "culture" are common, and mean something else in a laboratory.',
        'A rare word is not always jargon: names of people and places are rare too.',
        'Scores from different dictionaries can’t be compared. Compare texts that were graded with the same one, and name it when you report a score.',
        'Words are counted as they are written. In English, "gene" and "genes" are two words.',
      ],
    },

    { heading: 'When you publish' },
    'Please cite: Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742. Say which texts your dictionary was built from, how many words they have, and which limits you used.',
  ],
};
