import type { Comparison } from '@vernacular/analyzer';

import { Notice } from '../../../ui/notice/notice.tsx';
import { useWarnings } from './use-warnings.ts';

export function Warnings({ comparison }: { comparison: Comparison }) {
  const sentences = useWarnings()(comparison);
  if (sentences.length === 0) return null;
  return (
    <Notice>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
