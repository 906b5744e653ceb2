import { readWork, storeWork, type Part } from './tab-storage.ts';

export interface DraftStore {
  read(): string;
  /** Saves the newest text after 400 ms without another call, or at `flush`; `text` is called only then. */
  keep(text: () => string): void;
  flush(): void;
}

interface Outside {
  readonly part?: Part;
  readonly load?: (part: Part) => string | null;
  readonly save?: (part: Part, value: string | null) => boolean;
  readonly later?: (run: () => void) => () => void;
  readonly onKept?: (isKept: boolean) => void;
}

const soon = (run: () => void) => {
  const timer = setTimeout(run, 400);
  return () => clearTimeout(timer);
};

export function createDraftStore({
  part = 'text',
  load = readWork,
  save = storeWork,
  later = soon,
  onKept = () => undefined,
}: Outside = {}): DraftStore {
  let waiting: (() => string) | null = null;
  let callOff: (() => void) | null = null;

  const flush = () => {
    callOff?.();
    if (!waiting) return;
    const text = waiting();
    waiting = null;
    onKept(save(part, text === '' ? null : text));
  };

  return {
    read: () => load(part) ?? '',
    keep: (text) => {
      callOff?.();
      waiting = text;
      callOff = later(flush);
    },
    flush,
  };
}
