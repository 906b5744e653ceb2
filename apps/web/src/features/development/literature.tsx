import styles from './development-screen.module.css';

/** References of the method, each with its DOI at the end if it has one. */
export const literature: readonly string[] = [
  'Coxhead A (2000) A new academic word list. TESOL Quarterly 34(2): 213–238. https://doi.org/10.2307/3587951',
  'Hu M, Nation P (2000) Unknown vocabulary density and reading comprehension. Reading in a Foreign Language 13(1): 403–430.',
  'Laufer B, Ravenhorst-Kalovski GC (2010) Lexical threshold revisited: Lexical text coverage, learners’ vocabulary size and reading comprehension. Reading in a Foreign Language 22(1): 15–30.',
  'Nation ISP (2006) How large a vocabulary is needed for reading and listening? Canadian Modern Language Review 63(1): 59–82. https://doi.org/10.3138/cmlr.63.1.59',
  'Rakedzon T, Segev E, Chapnik N, Yosef R, Baram-Tsabari A (2017) Automatic jargon identifier for scientists engaging with the public and science communication educators. PLoS ONE 12(8): e0181742. https://doi.org/10.1371/journal.pone.0181742',
  'Schmitt N, Schmitt D (2014) A reassessment of frequency and vocabulary size in L2 vocabulary teaching. Language Teaching 47(4): 484–503. https://doi.org/10.1017/S0261444812000018',
  'Shulman HC, Dixon GN, Bullock OM, Colón Amill D (2020) The effects of jargon on processing fluency, self-perceptions, and scientific engagement. Journal of Language and Social Psychology 39(5–6): 579–597. https://doi.org/10.1177/0261927X20902177',
];

/** References for the statistics of readers’ answers. */
export const readerMethods: readonly string[] = [
  'Bock RD, Aitkin M (1981) Marginal maximum likelihood estimation of item parameters: Application of an EM algorithm. Psychometrika 46(4): 443–459. https://doi.org/10.1007/BF02293801',
  'DeLong ER, DeLong DM, Clarke-Pearson DL (1988) Comparing the areas under two or more correlated receiver operating characteristic curves: A nonparametric approach. Biometrics 44(3): 837–845. https://doi.org/10.2307/2531595',
  'Newcombe RG (1998) Interval estimation for the difference between independent proportions: Comparison of eleven methods. Statistics in Medicine 17(8): 873–890. https://doi.org/10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I',
  'Wilson EB (1927) Probable inference, the law of succession, and statistical inference. Journal of the American Statistical Association 22(158): 209–212. https://doi.org/10.1080/01621459.1927.10502953',
];

export function Literature({ works }: { works: readonly string[] }) {
  return (
    <ul className={styles.literature} lang="en" dir="ltr">
      {works.map((work) => {
        const [text, link] = work.split(/ (?=https:)/u);
        return (
          <li key={text}>
            {text} {link && <a href={link}>{link.replace('https://', '')}</a>}
          </li>
        );
      })}
    </ul>
  );
}
