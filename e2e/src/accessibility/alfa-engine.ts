import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { Node } from '@siteimprove/alfa-dom';
import { Native as NativeDom } from '@siteimprove/alfa-dom/native';
import rules, { Group } from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import { Page as AlfaPage } from '@siteimprove/alfa-web';

import type { Engine } from './engine.ts';

const isRequired = Conformance.isAA();
const requiredRules = rules.filter((rule) =>
  rule.hasRequirement(
    (requirement) => Criterion.isCriterion(requirement) && isRequired(requirement),
  ),
);

/** Rules of a style sheet that Alfa reads; it drops a whole sheet, silently, for one of another kind. */
const readable = [
  'CSSFontFaceRule',
  'CSSKeyframesRule',
  'CSSLayerBlockRule',
  'CSSLayerStatementRule',
  'CSSMediaRule',
  'CSSPageRule',
  'CSSPropertyRule',
  'CSSStyleRule',
  'CSSSupportsRule',
];

const unreadableRules = (page: Page) =>
  page.evaluate((known) => {
    const found = new Set<string>();
    const look = (list: CSSRuleList) => {
      for (const rule of list) {
        found.add(rule.constructor.name);
        if (rule instanceof CSSGroupingRule) look(rule.cssRules);
        if (rule instanceof CSSStyleRule && rule.cssRules.length > 0) found.add('nested rules');
      }
    };
    const shadows = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
    for (const root of [document, ...shadows])
      if (root)
        for (const { cssRules } of [...root.styleSheets, ...root.adoptedStyleSheets])
          look(cssRules);
    return [...found].filter((kind) => !known.includes(kind));
  }, readable);

/** Alfa's own reader, but for rules that style no element of a screen: the reader would drop the sheet they stand in. */
const readDocument = NativeDom.fromNode
  .toString()
  .replace(
    'map(sheet.cssRules, toRule)',
    'map([...sheet.cssRules].filter((rule) => !/^CSS(?:Page|Property)Rule$/.test(rule.constructor.name)), toRule)',
  );
if (!readDocument.includes('CSS(?:Page')) throw new Error('Alfa reads sheets in another way');

/** The page as Alfa wants it. Alfa's own Playwright package lags behind its rules, and mixing versions finds nothing. */
async function toAlfaPage(page: Page): Promise<AlfaPage> {
  const unreadable = await unreadableRules(page);
  if (unreadable.length > 0) throw new Error(`Alfa cannot read ${unreadable.join(', ')}`);
  const address = page.url();
  return AlfaPage.from({
    request: { method: 'GET', url: address, headers: [], body: '' },
    response: { url: address, status: 200, headers: [], body: '' },
    document: await page.evaluate(`(${readDocument})()`),
    device: await page.evaluate(`(${NativeDevice.fromWindow.toString()})()`),
  }).getUnsafe();
}

/** Siteimprove Alfa with the rules that WCAG 2.2 A and AA require. */
export const alfaEngine: Engine = {
  name: 'alfa',
  async audit(page) {
    const outcomes = await Audit.of(await toAlfaPage(page), requiredRules).evaluate();
    return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => {
      const node = Group.isGroup(target) ? [...target][0] : target;
      return {
        rule: rule.uri.split('/').at(-1)!,
        place: node?.path(Node.composedNested) ?? '',
        because: `${String(node).slice(0, 200)}: ${rule.requirements.map(({ uri }) => uri.split('#').at(-1)).join(', ')}`,
      };
    });
  },
};
