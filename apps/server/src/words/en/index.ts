import { emails } from './emails.ts';

export const words = {
  emails,
  gauge: {
    one: 'rare word',
    many: 'rare words',
    ofCount: (figure: string, unit: string) =>
      `${figure} ${unit} on a scale from 0, green, to 10 or more, red.`,
    ofShare: (figure: string, isTooMuch: boolean) =>
      `${figure} of the words are rare, ${isTooMuch ? 'more than' : 'within'} the 2% that readers can do without, on a scale from 0%, green, to 4% or more, red.`,
  },
  restart: {
    title: 'One moment, please',
    what: 'This site is being restarted. Nothing that you saved is lost.',
    again: 'Try again',
  },
  consent: {
    siteTerms: `This site keeps for the study: everything you write here, what the coach answers, when you wrote it, how long you took to begin, and how much of it was pasted. All of it is kept apart from any account, under a name drawn by lot, whether or not your account saves your texts. A participant code is kept with it if you have one. When the coach asks what it may call you, any word will do.

You may stop at any moment by closing the page. When you agree, you get a withdrawal code. Type it on the page /withdraw of this site, at any time and without giving a reason, and all of this is removed from the site. What stays is the number of those who withdrew, a mark that keeps an older backup from bringing it back and, if you have a participant code, a mark by which the code leads to the same place again. Tables and backups that were made before then may still hold it.`,
    questionsTo: 'Questions about the study',
    /** Of studies without a text of their own. */
    common: `This page is part of a study of how people write. Taking part is up to you.

The people who sent you the link run the study. Ask them what it is about, how long they keep what you write, and whom else you can turn to. Please write nothing that must stay secret.`,
  },
};
