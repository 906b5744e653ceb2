/** A yearly file of word counts; a download is checked against `bytes` and `sha256`. */
export interface NewsYear {
  readonly year: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** First and last year, both included. */
export interface NewsPeriod {
  readonly from: number;
  readonly to: number;
}

/**
 * The years of English news, without a gap. Periods, the default dictionary, what is installed and every text that
 * counts or names periods are derived from this list.
 */
// prettier-ignore
export const newsYears: readonly NewsYear[] = [
  { year: 2012, bytes: 1827036, sha256: '341d6ee3736da5130963ab1a9ecde154d0aae82bf29bf36edad252cf39828dc9' },
  { year: 2013, bytes: 2122883, sha256: '94208e8256d318afe5127e05e34b86134455b953c9793169bf339e66c812af8f' },
  { year: 2014, bytes: 2220185, sha256: '886f8c07104c3c987a965a89d8ff91ede3b438e0a5ba659cb2b7b6745a1c89ea' },
  { year: 2015, bytes: 2284418, sha256: '412717b5051ef31ff7109d572db7d389fcae2fc07526c03292fdc24d5309f4ef' },
  { year: 2016, bytes: 2436285, sha256: '1d4e6bb1dbff2593b4f756b873fea3819642e14d0e2aa5d0b3380e4c9efc5f58' },
  { year: 2017, bytes: 2350188, sha256: '13aa47be619f3a9f2ae22a81946ea5225ebffaeea92727aca365755a60b26c0d' },
  { year: 2018, bytes: 1789675, sha256: 'df8a54104a9dd81b8af1fa4be9e8283efae3ae791822a107e05e26b06622c04f' },
  { year: 2019, bytes: 1574197, sha256: '3067b5d219c12136385e04ed0b4557d4ee62b58e4df5dbcde732337f9e842c9b' },
  { year: 2020, bytes: 1864533, sha256: 'fa95154374aef16a6bc21ebde90a30fe1bf23ef5ab4070d37fdf0b53d04c57d2' },
  { year: 2021, bytes: 2080683, sha256: '59fd09334fb897ce2fc1f5f055253b66259a8f904d49b36ef6008d750b2f6f2d' },
  { year: 2022, bytes: 2233607, sha256: '04d3c6f164235c1adb00485e8c3fd2df6e08750053924e45124866fe2b866176' },
  { year: 2023, bytes: 2611130, sha256: '867c87a7e7c3e4f3aa36485d5835a1041609a6df60474236d3fa88c2bad98aeb' },
  { year: 2024, bytes: 1361254, sha256: 'be10970fd5babb71d71bde2168c5aa7e6ecee9cb3acb9108f1505efc70c0adbd' },
];

/**
 * Address of the folder with the yearly news files, ending in a slash. It is in the public repository
 * NoamAndRoy/JargonProject, pinned to the commit with these checksums.
 */
export const newsAddress =
  'https://raw.githubusercontent.com/NoamAndRoy/JargonProject/00f4e3cc17ee14ae6bf381c7253aa1e53d86c90c/GeneralSpider/';

export function newsFileName({ year }: Pick<NewsYear, 'year'>): string {
  return `GeneralData_${year}.csv`;
}

/** The periods of English news, oldest first: each year with the three before it. */
export const englishPeriods: readonly NewsPeriod[] = newsYears
  .slice(3)
  .map(({ year }) => ({ from: year - 3, to: year }));
