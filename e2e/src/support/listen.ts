import type { Page } from '@playwright/test';

type Said = string | number | boolean;

interface Property {
  readonly name: string;
  readonly value: { readonly value?: Said };
}

/** A node of Chromium's accessibility tree, as the DevTools protocol sends it. */
interface Heard {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly value?: { readonly value: Said };
  readonly properties?: readonly Property[];
  readonly childIds?: readonly string[];
}

/** Said with the words inside them, so nothing below them is said again. */
const whole = new Set(
  `button link heading option image checkbox switch radio tab combobox spinbutton slider meter textbox
  DisclosureTriangle cell gridcell columnheader rowheader`.split(/\s+/u),
);
/** Said when one enters them, then what is in them. */
const entered = new Set(
  `dialog log region group list table form navigation blockquote radiogroup article status alert figure
  main toolbar`.split(/\s+/u),
);
const states: Readonly<Record<string, (value: Said) => string>> = {
  pressed: (value) => (value === 'true' || value === true ? 'pressed' : 'not pressed'),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  checked: (value) => (value === 'true' || value === true ? 'checked' : 'not checked'),
  selected: (value) => (value ? 'selected' : ''),
  disabled: (value) => (value ? 'unavailable' : ''),
  required: (value) => (value ? 'required' : ''),
  level: (value) => `level ${String(value)}`,
  valuetext: (value) => String(value),
};

const tidy = (text: Said | undefined) =>
  String(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function phraseOf({ role, name, value, properties = [] }: Heard): string {
  const said = properties.flatMap(({ name: state, value: { value: is } }) =>
    is === undefined ? [] : (states[state]?.(is) ?? []),
  );
  const parts = [tidy(name?.value), role?.value ?? '', ...said, tidy(value?.value)];
  return parts.filter((part) => part !== '').join(', ');
}

/**
 * What a screen reader says of the first part of the page with this role and name: a line a stop, in reading
 * order, from the accessibility tree that Chromium hands to screen readers. Looks into open shadow roots.
 */
export async function listen(page: Page, role: string, name?: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const reply = (await session.send('Accessibility.getFullAXTree')) as { nodes: Heard[] };
  await session.detach();
  const byId = new Map(reply.nodes.map((node) => [node.nodeId, node]));
  const start = reply.nodes.find(
    (node) =>
      !node.ignored &&
      node.role?.value === role &&
      (name === undefined || tidy(node.name?.value) === name),
  );
  if (!start)
    throw new Error(`Nobody hears of a ${role}${name === undefined ? '' : ` named ${name}`}.`);
  const lines: string[] = [];
  const say = (node: Heard, depth: number): void => {
    const kind = node.role?.value ?? '';
    const isSaid = !node.ignored;
    const indent = '  '.repeat(depth);
    if (isSaid && kind === 'StaticText') {
      const text = tidy(node.name?.value);
      if (text !== '') lines.push(indent + text);
      return;
    }
    if (isSaid && whole.has(kind)) {
      lines.push(indent + phraseOf(node));
      // A heading may hold the button that opens its section.
      if (kind === 'heading') sayControls(node, depth + 1);
      return;
    }
    const isEntered = isSaid && entered.has(kind);
    if (isEntered) lines.push(indent + phraseOf(node));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) say(child, isEntered ? depth + 1 : depth);
    }
  };
  const sayControls = (node: Heard, depth: number): void => {
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child?.role?.value === 'button') say(child, depth);
      else if (child) sayControls(child, depth);
    }
  };
  say(start, 0);
  return `${lines.join('\n')}\n`;
}
