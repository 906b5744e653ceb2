/** Id of the file whose text is shown, from `?text=3`; null if the table is shown. */
export const readText = (search: URLSearchParams): number | null => {
  const id = Number(search.get('text'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** The address that shows a text, or the table for null; the rest of the query stays. */
export function textAddress(search: URLSearchParams, id: number | null): { search: string } {
  const next = new URLSearchParams(search);
  if (id === null) next.delete('text');
  else next.set('text', String(id));
  return { search: next.toString() };
}

/** DOM id of a file's name in the table, so that the focus can return to it. */
export const rowId = (id: number): string => `file-${id}`;
