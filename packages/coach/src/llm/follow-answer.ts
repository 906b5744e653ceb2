import { afterThought } from './thoughts.ts';

/** The JSON begins the answer, but for a fence of code. */
const beginning = /^\s*(?:```\w*\s*)?(?=\{)/u;

/**
 * Reads an answer that comes in pieces, each letter once, and gathers the comments that stand whole. It begins where
 * a JSON object is the first thing said, or the first after a thought that has ended. What follows other words may be
 * a thought whose beginning the template left out, and is not read before it has ended. With `thinksUnmarked` nothing
 * is read before that: this model is known to think so, perhaps in JSON.
 */
export function followAnswer(thinksUnmarked = false) {
  const comments: string[] = [];
  let before = '';
  let hasBegun = false;
  let mayBegin = !thinksUnmarked;
  let isOver = false;
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let text = '';
  let isList = false;
  let comment = '';

  const read = (sign: string): void => {
    if (isOver) return;
    if (isList && depth > 1) comment += sign;
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (sign === '\\') isEscaped = true;
      else if (sign === '"') isText = false;
      if (isText && depth === 1) text += sign;
    } else if (sign === '"') {
      isText = true;
      if (depth === 1) text = '';
    } else if (sign === '[' && depth === 1) isList = text === 'comments';
    else if (sign === ']' && depth === 1) isList = false;
    else if (sign === '{') {
      depth += 1;
      if (isList && depth === 2) comment = sign;
    } else if (sign === '}') {
      depth -= 1;
      isOver = depth === 0;
      if (isList && depth === 1) comments.push(comment);
    }
  };

  return {
    /** Takes a piece; true when a comment more stands whole. */
    hear(piece: string): boolean {
      const known = comments.length;
      let more = piece;
      if (!hasBegun) {
        before += piece;
        // A mark ends in a bracket, and the JSON begins with a brace: nothing to look at before one comes.
        if (!/[>\]{]/u.test(piece)) return false;
        for (let rest = afterThought(before); rest !== null; rest = afterThought(before)) {
          before = rest;
          mayBegin = true;
        }
        const begins = mayBegin ? beginning.exec(before) : null;
        if (!begins) return false;
        hasBegun = true;
        more = before.slice(begins[0].length);
      }
      for (const sign of more) read(sign);
      return comments.length > known;
    },
    count: () => comments.length,
    /** The first comments that stand whole, as an answer would list them. */
    soFar: (most: number) => `{"comments":[${comments.slice(0, most).join(',')}`,
  };
}
