/** The objects that stand whole in the list of comments of an answer that is still coming. */
export function wholeComments(content: string): readonly unknown[] {
  const list = /"comments"\s*:\s*\[/u.exec(content);
  if (!list) return [];
  const found: unknown[] = [];
  let from = -1;
  let depth = 0;
  let isText = false;
  for (let at = list.index + list[0].length; at < content.length; at += 1) {
    const sign = content[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth === 0) found.push(parsed(content.slice(from, at + 1)));
    } else if (sign === ']' && depth === 0) break;
  }
  return found;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
