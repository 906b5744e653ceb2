import type { Stretch } from '@vernacular/check';
import type { SenseTable } from '@vernacular/check/meanings';

let fetched: Promise<SenseTable> | null = null;

async function fetchTable(): Promise<SenseTable> {
  const response = await fetch('/meanings/en.json');
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return (await response.json()) as SenseTable;
}

/** Fetched whole on first use: a partial fetch would reveal which word was looked up. */
function openTable(): Promise<SenseTable> {
  fetched ??= fetchTable().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

export async function explain(text: string, word: Stretch): Promise<readonly string[]> {
  const [{ openTagger }, { sensesAt }] = await Promise.all([
    import('@vernacular/check'),
    import('@vernacular/check/meanings'),
  ]);
  return sensesAt(text, word, await openTagger(), openTable);
}
