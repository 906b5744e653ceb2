import { nameIn, namePlace, type SiteName } from '@vernacular/contract';
import { conversationLanguages } from '@vernacular/exercises';

import { type Config, publicUrlOf } from '../../dependencies/index.ts';

const addressPlace = '__PUBLIC_URL__';

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);

export function placeholderFiller(config: Config, name: SiteName): (page: string) => string {
  // Normalised, so that the URL cannot break out of an attribute.
  const { href } = new URL(publicUrlOf(config));
  const values = [
    [addressPlace, href.replace(/\/$/, '')] as const,
    ...conversationLanguages.map(
      (language) => [namePlace(language), escape(nameIn(name, language))] as const,
    ),
  ];
  return (page) =>
    values.reduce((filled, [place, value]) => filled.replaceAll(place, () => value), page);
}
