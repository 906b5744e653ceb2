/**
 * An oxlint plugin with one rule: an effect does not return what it happens to call.
 * React runs whatever an effect returns as its clean-up. In `useEffect(() => node.scrollIntoView())`
 * that is a Promise in Chromium since 156, and the screen breaks when it is left; the types still say
 * `void`. So an effect has braces, or it is only a clean-up: `useEffect(() => () => close())`; and it
 * stands where it is used, as `useEffect(start)` does not show what `start` returns.
 */
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

const nameOf = (callee) =>
  callee.type === 'MemberExpression' ? callee.property.name : callee.name;

/** The expression whose value React would get unseen; null where there is none. */
const returnedUnseen = (callback) => {
  if (callback?.type !== 'ArrowFunctionExpression') return null;
  const { body } = callback;
  return body.type === 'BlockStatement' || functions.has(body.type) ? null : body;
};

/** The same holds for `ref={(node) => …}`, whose value React keeps as a clean-up too. */
const message =
  'React takes what this returns for a clean-up. Put the body in braces, and return only a clean-up.';

export default {
  meta: { name: 'effects' },
  rules: {
    'return-only-clean-up': {
      create: (context) => {
        const report = (node) => node && context.report({ node, message });
        return {
          CallExpression: ({ callee, arguments: [effect] }) => {
            if (!effects.has(nameOf(callee))) return;
            report(functions.has(effect?.type) ? returnedUnseen(effect) : effect);
          },
          JSXAttribute: ({ name, value }) => {
            if (name.name === 'ref') report(returnedUnseen(value?.expression));
          },
        };
      },
    },
  },
};
