/**
 * An oxlint plugin with one rule: an effect returns nothing but a clean-up, because React runs whatever it returns.
 * `useEffect(() => node.scrollIntoView())` returns a Promise in Chromium since 156, and the screen breaks when it is
 * left; the types still say `void`. So an effect has braces or returns only a clean-up, `useEffect(() => () =>
 * close())`, and is written inline, as `useEffect(start)` hides what `start` returns.
 */
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

const nameOf = (callee) =>
  callee.type === 'MemberExpression' ? callee.property.name : callee.name;

const returnedUnseen = (callback) => {
  if (callback?.type !== 'ArrowFunctionExpression') return null;
  const { body } = callback;
  return body.type === 'BlockStatement' || functions.has(body.type) ? null : body;
};

/** React also takes the return value of `ref={(node) => …}` for a clean-up. */
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
