/**
 * Signatures of the commands of LaTeX and its usual packages: `o` (in brackets) and `m` (in braces) are left out, `t`
 * (in braces) is text, `s` is an optional star. Braces after a command that is not listed are read as text.
 */
const signatures: Readonly<Record<string, string>> = {
  om: 'includegraphics usepackage documentclass bibliographystyle RequirePackage includepdf lstinputlisting hyperref bibitem setmainfont setsansfont setmonofont PassOptionsToPackage parbox raisebox todo missingfigure',
  m: 'label input include subfile bibliography addbibresource ref eqref pageref autoref nameref vref cref Cref cpageref subref url nolinkurl path vspace hspace hskip vskip pagestyle thispagestyle pagenumbering usetikzlibrary graphicspath hypersetup geometry selectlanguage captionsetup lstset tikzset sisetup theoremstyle color rowcolor cellcolor columncolor pagecolor linespread setstretch fontfamily fontseries fontshape arraystretch cline cmidrule phantom hphantom vphantom index glossary nocite gls Gls glspl acrshort si date author affiliation affil email orcid address thanks institute institution ensuremath ce hyphenation stepcounter refstepcounter usecounter newcounter value markright pdfbookmark phantomsection addtocontents doi',
  mm: 'setlength addtolength setcounter addtocounter newtheorem fontsize DeclareMathOperator rule rotatebox num SI qty markboth numberwithin numrange DeclareUnicodeCharacter',
  somom: 'newcommand renewcommand providecommand DeclareRobustCommand',
  somomm: 'newenvironment renewenvironment',
  mmm: 'definecolor addcontentsline SIrange qtyrange newacronym crefname Crefname',
  mt: 'href textcolor colorbox foreignlanguage textlang scalebox hypertarget hyperlink',
  mmt: 'resizebox multirow multicolumn fcolorbox',
  sot: 'section subsection subsubsection paragraph subparagraph chapter part title caption footnote footnotetext',
  smt: 'captionof',
  tm: 'texorpdfstring',
  t: 'emph textbf textit textsc texttt textsf textrm textup textsl underline text mbox hbox enquote abstract subtitle',
  so: '\\ newline pagebreak nopagebreak linebreak footnotemark',
  soom: 'cite citep citet citealp citealt citeauthor citeyear citeyearpar Cite Citep Citet parencite Parencite textcite Textcite autocite footcite fullcite supercite smartcite cites citenum',
};

/** The signature of each command. */
export const takes: ReadonlyMap<string, string> = new Map(
  Object.entries(signatures).flatMap(([signature, names]) =>
    names.split(' ').map((name) => [name, signature] as const),
  ),
);

/** Commands whose text stands on a line of its own. */
export const ownLine: ReadonlySet<string> = new Set(
  'section subsection subsubsection paragraph subparagraph chapter part title subtitle caption captionof footnote footnotetext abstract'.split(
    ' ',
  ),
);

/** Commands that end the line before them. */
export const endsLine: ReadonlySet<string> = new Set(
  '\\ newline par linebreak tabularnewline item bigskip medskip smallskip newpage clearpage'.split(
    ' ',
  ),
);

/** The character that a command without arguments prints. */
export const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('%&$#_{}', (sign) => [sign, sign])),
  ' ': ' ',
  '\n': ' ',
  ',': '\u202f',
  ';': ' ',
  ':': ' ',
  '>': ' ',
  quad: ' ',
  qquad: ' ',
  enspace: ' ',
  thinspace: '\u202f',
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  j: 'ȷ',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  textendash: '–',
  textemdash: '—',
  textquoteleft: '‘',
  textquoteright: '’',
  textquotedblleft: '“',
  textquotedblright: '”',
  textdegree: '°',
  textmu: 'µ',
  S: '§',
  copyright: '©',
  pounds: '£',
  euro: '€',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
};

/** The combining mark that a command puts on the next letter. */
export const accents: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  d: '\u0323',
  c: '\u0327',
  k: '\u0328',
  b: '\u0331',
};

export const environmentsLeftOut: ReadonlySet<string> = new Set(
  'equation align alignat flalign gather multline eqnarray displaymath math subequations array verbatim Verbatim lstlisting minted alltt tikzpicture pgfpicture picture axis algorithm algorithmic algorithm2e thebibliography filecontents comment CCSXML keyword keywords'.split(
    ' ',
  ),
);

/** Signatures of the arguments after an environment's name, in the letters of `signatures`. */
export const environmentsTake: Readonly<Record<string, string>> = {
  tabular: 'om',
  tabularx: 'mom',
  tabulary: 'mom',
  longtable: 'om',
  figure: 'o',
  table: 'o',
  wrapfigure: 'omom',
  wraptable: 'omom',
  minipage: 'ooom',
  multicols: 'mo',
  itemize: 'o',
  enumerate: 'o',
  adjustbox: 'm',
  otherlanguage: 'm',
  spacing: 'm',
};
