const list = (words: string): readonly string[] => words.trim().split(/\s+/u);

/** Words whose spellings differ in the ending: each prefix with each stem and each pair of endings. */
export interface Family {
  readonly prefixes: readonly string[];
  readonly stems: readonly string[];
  readonly endings: readonly (readonly [british: string, american: string])[];
}

function pairUp(british: string, american: string, tails: string): Family['endings'] {
  return tails.split(' ').map((tail) => [british + tail, american + tail] as const);
}

/** In -ise or -ize for -ize: “colourise” and “colourize”, “colorize”. */
const verbsIn = (british: string, american: string): Family['endings'] =>
  ['e', 'es', 'ed', 'er', 'ers', 'ing', 'ings', 'ation'].flatMap((tail) =>
    ['is', 'iz'].map((suffix) => [british + suffix + tail, `${american}iz${tail}`] as const),
  );

export const families: readonly Family[] = [
  {
    prefixes: ['', ...list('be bi dis in mis multi non out over re techni tri un water')],
    stems: list(`
      arb ard arm behavi cand clam clang col demean dol enam endeav fav ferv flav glam harb
      hon hum lab misbehavi misdemean neighb od parl ranc rig rum sav savi splend succ tum val vap
      vig
    `),
    endings: [
      ...pairUp(
        'our',
        'or',
        ' s ed edly ing ingly ings er ers able ably ful fully less lessly hood hoods ism isms ite ites itism ist ists ly liness y ies al ally ant ants some side eds',
      ),
      ...verbsIn('our', 'or'),
    ],
  },
  {
    prefixes: [
      '',
      ...list('amphi centi con deca deci hecto in kilo lack micro milli multi nano out'),
    ],
    stems: list(`
      calib cent epicent fib goit lit louv lust maneuv meag met mit nit och reconnoit sab
      saltpet scept sepulch somb spect theat tit
    `),
    endings: [
      ['re', 'er'],
      ['res', 'ers'],
      ['red', 'ered'],
      ['ring', 'ering'],
      ['rings', 'erings'],
      ['rable', 'erable'],
      ['rability', 'erability'],
      ...pairUp('re', 'er', 'piece pieces line lines glass board goer goers fold folds less ly'),
    ],
  },
  {
    prefixes: [''],
    stems: list('anal catal dial duol epil homol monol orthol paral prol travel'),
    endings: [
      ['ogue', 'og'],
      ['ogues', 'ogs'],
      ['ogued', 'oged'],
      ['oguer', 'oger'],
      ['oguing', 'oging'],
    ],
  },
  {
    prefixes: ['', 'out', 're', 'un'],
    stems: list(`
      apparel backpedal barrel bedevil bejewel bevel cancel carol cavil channel chisel corral
      council counsel cruel cudgel dial disembowel dishevel drivel duel enamel equal fuel funnel
      gambol gravel grovel gruel impanel imperil initial jewel kennel label level libel marshal marvel
      medal metal model panel parcel pedal pencil peril pummel quarrel ravel revel rival shovel
      shrivel signal snivel snorkel spiral squirrel stencil swivel symbol tassel tinsel total towel trammel
      travel trial trowel tunnel victual weasel yodel
    `),
    endings: pairUp('l', '', 'ed ing ingly ings er ers or ors est ist ists'),
  },
  {
    prefixes: [''],
    stems: list('marvel libel'),
    endings: pairUp('l', '', 'ous ously ousness'),
  },
  {
    prefixes: [''],
    stems: ['wool'],
    endings: [
      ['len', 'en'],
      ['lens', 'ens'],
      ['ly', 'y'],
    ],
  },
  {
    prefixes: [''],
    stems: ['tranquil'],
    endings: [['lity', 'ity'], ...verbsIn('l', '')],
  },
  {
    prefixes: [''],
    stems: list('appal distil enrol enthral fulfil instal instil'),
    endings: pairUp('', 'l', ' s ment ments'),
  },
  {
    prefixes: ['', 'un'],
    stems: ['skil', 'wil'],
    endings: pairUp('', 'l', 'ful fully fulness'),
  },
  {
    prefixes: ['', 're', 'un'],
    stems: list('anal breathal catal dial electrol hydrol paral photol plasmol psychoanal solvol'),
    endings: pairUp('ys', 'yz', 'e es ed er ers ing able'),
  },
  {
    prefixes: [''],
    stems: list('centi deci kilo micro milli nano pico'),
    endings: pairUp('gramme', 'gram', ' s'),
  },
];
