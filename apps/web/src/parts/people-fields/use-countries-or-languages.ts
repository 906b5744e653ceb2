import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Place {
  readonly id: string;
  readonly name: string;
}

/** Country names come from the browser. Chromium lacks language names, so those are texts of the site. */
function countriesIn(language: string): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.fromEntries(countryCodes.map((code) => [code, names.of(code) ?? code]));
}

/** The countries or languages to choose from, named and sorted in the site's language. Needs the texts `places`. */
export function usePlaces(kind: 'country' | 'language'): readonly Place[] {
  const { t, i18n } = useTranslation('places');
  return useMemo(() => {
    const names: Readonly<Record<string, string>> =
      kind === 'country' ? countriesIn(i18n.language) : t('language', { returnObjects: true });
    const { compare } = new Intl.Collator(i18n.language);
    return Object.entries(names)
      .map(([id, name]) => ({ id, name }))
      .toSorted((one, other) => compare(one.name, other.name));
  }, [t, kind, i18n.language]);
}

/** ISO 3166 codes, without groups of countries and uninhabited places. */
const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB
  LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY
  MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
  RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL
  TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/u);
