import { describe, expect, it } from 'vitest';

import { newsByLanguage } from './news-by-language.ts';

const article = (language: string, title = `${language} article`) => ({
  language,
  title,
  link: `https://news.example/${title}`,
});

const languagesOf = (...languages: string[]) =>
  newsByLanguage(languages.map((language) => article(language))).map((group) => group.language);

describe('newsByLanguage', () => {
  it('has no groups without articles', () => {
    expect(newsByLanguage([])).toEqual([]);
  });

  it('puts the languages in the order of the page', () => {
    expect(languagesOf('ar', 'he', 'fr', 'es', 'zh', 'de', 'ru', 'en')).toEqual([
      'en',
      'ru',
      'de',
      'zh',
      'es',
      'fr',
      'he',
      'ar',
    ]);
  });

  it('puts a language it does not know at the end', () => {
    expect(languagesOf('sv', 'ar', 'en')).toEqual(['en', 'ar', 'sv']);
  });

  it('reads Hebrew and Arabic from the right', () => {
    const groups = newsByLanguage([article('he'), article('en'), article('ar')]);
    expect(groups.map((group) => group.direction)).toEqual(['ltr', 'rtl', 'rtl']);
  });

  it('keeps the articles of a language in their order', () => {
    const [group] = newsByLanguage([article('en', 'b'), article('EN', 'a')]);
    expect(group?.links.map((link) => link.title)).toEqual(['b', 'a']);
  });
});
