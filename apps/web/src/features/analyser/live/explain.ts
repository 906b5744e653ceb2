import type { Stretch } from '@vernacular/check';
import type { SenseTable } from '@vernacular/check/meanings';

let fetched: Promise<SenseTable> | null = null;

async function fetchTable(): Promise<SenseTable> {
  const response = await fetch('/meanings/en.json');
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return (await response.json()) as SenseTable;
}

/** Fetched whole with the first word: a part of it would tell which word was asked for. */
function openTable(): Promise<SenseTable> {
  fetched ??= fetchTable().catch((error: unknown) => {
    // A fetch that failed is tried again with the next word.
    fetched = null;
    throw error;
  });
  return fetched;
}

/** What an English word of a text may mean where it stands; tagger and table are fetched with the first word. */
export async function explain(text: string, word: Stretch): Promise<readonly string[]> {
  const [{ openTagger }, { sensesAt }] = await Promise.all([
    import('@vernacular/check'),
    import('@vernacular/check/meanings'),
  ]);
  return sensesAt(text, word, await openTagger(), openTable);
}
