import { strongerIn } from '../claims/stronger-claims.ts';
import { quote, shortened } from '../text/quote.ts';
import type { Fact } from './fact.ts';

export const strongerClaim: Fact = ({ draft, earlier, messages }) => {
  const [found] = earlier[0] ? strongerIn(earlier[0], draft) : [];
  if (!found) return null;
  const { quoted } = messages;
  const before = quoted(shortened(found.before));
  return {
    kind: 'change',
    text: messages.strongerClaim(quoted(found.was), quoted(found.now), before),
    quote: quote(found.after),
  };
};

export const strongerAnswer: Fact = ({ draft, answer, messages }) => {
  const [found] = strongerIn(draft, answer);
  if (!found) return null;
  const { quoted } = messages;
  return {
    kind: 'change',
    text: messages.strongerAnswer(quoted(found.was), quoted(found.now)),
    quote: quote(found.before),
  };
};
