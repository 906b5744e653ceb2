import { strongerIn } from '../claims/stronger-claims.ts';
import { quote, shortened } from '../text/quote.ts';
import { change, type Fact } from './fact.ts';

/** Reports a claim that the draft states more strongly than the first text: “may reduce”, now “reduces”. */
export const strongerClaim: Fact = ({ draft, earlier, say, quoted }) => {
  const [found] = earlier[0] ? strongerIn(earlier[0], draft) : [];
  if (!found) return null;
  const before = quoted(shortened(found.before));
  const text = say('strongerClaim', { was: quoted(found.was), now: quoted(found.now), before });
  return change(text, quote(found.after));
};

/** Reports a claim that the answer states more strongly than the draft. */
export const strongerAnswer: Fact = ({ draft, answer, say, quoted }) => {
  const [found] = strongerIn(draft, answer);
  if (!found) return null;
  const text = say('strongerAnswer', { was: quoted(found.was), now: quoted(found.now) });
  return change(text, quote(found.before));
};
