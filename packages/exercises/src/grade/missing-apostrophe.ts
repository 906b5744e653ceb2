/** Contractions that, written without their apostrophe, are no other word: “dont”, but neither “its” nor “well”. */
const forms = new Map(
  "aren't couldn't didn't doesn't don't hadn't hasn't haven't he's I'm I've isn't it'll shouldn't that's there's they're they've wasn't we've weren't what's where's who's wouldn't you're you've"
    .split(' ')
    .map((form) => [form.replace("'", '').toLowerCase(), form.replace("'", '’')]),
);

/** The contraction with its apostrophe, for one written without; null for any other word. */
export const withApostrophe = (word: string): string | null =>
  forms.get(word.toLowerCase()) ?? null;
