/** The file whose text the address asks for with `?text=3`; null for the table. */
export const readText = (search: URLSearchParams): number | null => {
  const id = Number(search.get('text'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** Where the text of a file stands, or with null the table; everything else in the address stays. */
export function textAddress(search: URLSearchParams, id: number | null): { search: string } {
  const next = new URLSearchParams(search);
  if (id === null) next.delete('text');
  else next.set('text', String(id));
  return { search: next.toString() };
}

/** The id of the name of a file in the table, to come back to. */
export const rowId = (id: number): string => `file-${id}`;
