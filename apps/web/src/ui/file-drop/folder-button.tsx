import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';

/** Button that chooses a folder. A device that cannot choose folders offers files instead. */
export function FolderButton({
  children,
  isDisabled = false,
  onFiles,
}: {
  children: ReactNode;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.webkitdirectory = true;
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])];
      if (files.length > 0) onFiles(files);
    });
    input.click();
  };
  return (
    <Button look="quiet" isDisabled={isDisabled} onPress={choose}>
      <FolderOpen aria-hidden="true" />
      {children}
    </Button>
  );
}
