import { describe, expect, it } from 'vitest';

import { foreignSentence, identifyLanguage, isForeign } from './identify-language.ts';

const german =
  'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.';

describe('English with a long quotation', () => {
  const quoted = `“${german}”`;
  const own =
    'Teachers in Bavaria read one sentence aloud each morning. Our pupils, who speak Turkish or Arabic at home, learn it by heart before anything else. Few teachers ask what pupils make of it.';

  it('is English where the quotation is the smaller part', async () => {
    expect(await identifyLanguage(`${own} ${quoted} We asked forty of them.`)).toMatchObject({
      code: 'en',
    });
  });

  it('is in the language of the quotation where that is the larger part', async () => {
    expect(await identifyLanguage(`Few ask what this means: ${quoted} ${german}`)).toMatchObject({
      code: 'de',
    });
  });
});

describe('a text in another language', () => {
  // The first article of the Universal Declaration of Human Rights.
  it.each([
    ['de', german],
    [
      'fr',
      'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
    ],
    [
      'es',
      'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
    ],
    [
      'it',
      'Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti. Essi sono dotati di ragione e di coscienza e devono agire gli uni verso gli altri in spirito di fratellanza.',
    ],
    [
      'pt',
      'Todos os seres humanos nascem livres e iguais em dignidade e em direitos. Dotados de razão e de consciência, devem agir uns para com os outros em espírito de fraternidade.',
    ],
    [
      'nl',
      'Alle mensen worden vrij en gelijk in waardigheid en rechten geboren. Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander in een geest van broederschap te gedragen.',
    ],
    [
      'pl',
      'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa.',
    ],
    [
      'sv',
      'Alla människor är födda fria och lika i värde och rättigheter. De är utrustade med förnuft och samvete och bör handla gentemot varandra i en anda av broderskap.',
    ],
    [
      'tr',
      'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler.',
    ],
    ['ru', 'Все люди рождаются свободными и равными в своем достоинстве и правах.'],
    ['ar', 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق.'],
    ['ja', 'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
  ])('is named: %s', async (code, text) => {
    const found = await identifyLanguage(text);
    expect(found).toMatchObject({ code, confidence: 0.99 });
    expect(isForeign(found)).toBe(true);
  });

  it.each([
    ['de', 'Die Photosynthese ist ein Vorgang, bei dem Pflanzen Licht in Nahrung umwandeln.'],
    ['de', 'Wir haben gezeigt, dass Zellen schneller wachsen, wenn Zucker fehlt.'],
    ['fr', 'Nous avons montré que les cellules croissent plus vite sans sucre.'],
    ['es', 'Hemos visto que las células crecen más rápido cuando falta azúcar.'],
    ['nl', 'Planten zetten licht om in voedsel, en dat gebeurt in elk blad.'],
  ])('is named after one sentence: %s', async (code, text) => {
    expect(await identifyLanguage(text)).toMatchObject({ code });
  });

  it('may quote English and Hebrew', async () => {
    const quoting = `${german} Auf dem Schild steht “welcome to the house”, daneben ברוכים הבאים. ${german}`;
    expect(await identifyLanguage(quoting)).toMatchObject({ code: 'de' });
  });

  it('is told of as a sentence', async () => {
    const found = await identifyLanguage(german);
    expect(found && foreignSentence(found)).toBe(
      'This looks like German. Vernacular can judge English and Hebrew.',
    );
  });
});

describe('no other language is seen in', () => {
  it.each<[what: string, text: string, code: string | null]>([
    ['English', 'All human beings are born free and equal in dignity and rights.', 'en'],
    ['Hebrew', 'כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם.', 'he'],
    [
      'English without its function words',
      'we play games run jump climb trees eat snacks laugh all day long then sleep',
      'en',
    ],
    ['a short English sentence', 'Concatenated codes correct errors on noisy channels.', 'en'],
    ['English words said twice', 'Ten mice ran in ten mazes. Ten rats ran in ten mazes.', 'en'],
    [
      'English in capitals',
      'THE CELL DIVIDES AND EACH HALF RECEIVES ONE COPY OF ALL GENES THAT IT NEEDS TO LIVE',
      'en',
    ],
    [
      'German names',
      'Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer, Richter',
      'en',
    ],
    [
      'Spanish names',
      'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández',
      'en',
    ],
    [
      'Latin names of species',
      'Escherichia coli, Staphylococcus aureus, Bacillus subtilis, Drosophila melanogaster, Caenorhabditis elegans, Arabidopsis thaliana, Saccharomyces cerevisiae, Homo sapiens, Mus musculus, Rattus norvegicus, Danio rerio, Xenopus laevis, Quercus robur, Fagus sylvatica',
      'en',
    ],
    [
      'Latin names of the body',
      'musculus gastrocnemius, arteria carotis interna, vena cava superior, nervus vagus, corpus callosum, substantia nigra, globus pallidus, medulla oblongata',
      'en',
    ],
    [
      'names of genes',
      'BRCA1 BRCA2 TP53 KRAS EGFR MYC PTEN APC RB1 CDKN2A NRAS HRAS PIK3CA SMAD4 VHL NF1',
      'en',
    ],
    [
      'chemistry',
      'methyltransferase phosphatidylinositol dehydrogenase acetylcholinesterase tetrahydrofuran dimethylformamide polyethylene glycol ethylenediaminetetraacetic acid paraformaldehyde cyclohexane isopropanol hexane',
      'en',
    ],
    [
      'a program',
      'const result = await fetch(url); if (result.ok) { return result.json(); } else { throw new Error(failed); } export default function handler(req, res) { res.status(200); }',
      'en',
    ],
    [
      'references',
      'Smith J, Müller K, et al. Nat Rev Mol Cell Biol 2012; 13: 114–128. García L, Pérez M. J Biol Chem 2015; 290: 1234–45. Rossi G, Bianchi F. Ann Oncol 2018; 29: 220–8.',
      'en',
    ],
    [
      'filler text',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
      'en',
    ],
    [
      'English that quotes German',
      `The first article says “${german}” and this is the text that they all agreed on when they met in Paris, which was then the home of the United Nations and of the people who wrote it by hand.`,
      'en',
    ],
    [
      'Hebrew that quotes German',
      `הסעיף הראשון בגרמנית: “Alle Menschen sind frei und gleich an Würde.” והוא נכתב אחרי המלחמה הגדולה בידי אנשים מארצות רבות שנפגשו בפריז כדי להסכים על הזכויות`,
      'he',
    ],
    [
      'half English, half German',
      `${german} All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.`,
      'en',
    ],
    ['the first words of a German text', 'Alle Menschen sind frei', 'en'],
    ['Greek letters', 'α β γ', null],
    ['nothing', '', null],
    ['numbers', '42 – 7 = 35', null],
  ])('%s', async (_what, text, code) =>
    expect((await identifyLanguage(text))?.code ?? null).toBe(code),
  );
});

const confidenceOf = async (text: string) => (await identifyLanguage(text))?.confidence;

it('is sure of English and Hebrew prose, and not of a list of names', async () => {
  expect(await confidenceOf('The researchers found a new way.')).toBe(1);
  expect(await confidenceOf('החוקרים גילו דרך חדשה לרפא.')).toBe(1);
  expect(await confidenceOf('Müller, Schmidt, Schneider, Fischer, Weber, Meyer')).toBe(0.5);
});
