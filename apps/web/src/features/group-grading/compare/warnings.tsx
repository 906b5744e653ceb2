import type { Comparison } from '@vernacular/analyzer';

import { Notice } from '../../../ui/notice/notice.tsx';
import { useCautions } from './use-warnings.ts';

/** Says why a comparison is less sure than its numbers look, where it is. */
export function Cautions({ comparison }: { comparison: Comparison }) {
  const sentences = useCautions()(comparison);
  if (sentences.length === 0) return null;
  return (
    <Notice>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
