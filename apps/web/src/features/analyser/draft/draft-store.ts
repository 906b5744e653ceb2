import { readWork, storeWork, type Part } from './tab-work.ts';

/** Keeps the text on this device, so that it survives a reload. */
export interface DraftStore {
  read(): string;
  /** Keeps a text a moment later; the newest wins. */
  keep(text: () => string): void;
  /** Keeps at once what waits to be kept. */
  flush(): void;
}

interface Outside {
  /** Which text it is; the one that is analysed unless told. */
  readonly part?: Part;
  readonly load?: (part: Part) => string | null;
  readonly save?: (part: Part, value: string | null) => boolean;
  readonly later?: (run: () => void) => () => void;
  /** Tells whether the last text could be kept. */
  readonly onKept?: (isKept: boolean) => void;
}

const soon = (run: () => void) => {
  const timer = setTimeout(run, 400);
  return () => clearTimeout(timer);
};

/** A draft in this browser's storage. */
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
