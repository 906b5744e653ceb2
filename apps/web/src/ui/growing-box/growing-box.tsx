import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

import { classNames } from '../class-names.ts';
import styles from './growing-box.module.css';

/** A text box as high as its text, up to the `max-block-size` it is given. */
export function GrowingBox({
  className,
  ref,
  ...props
}: ComponentProps<'textarea'> & { value: string }) {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current!, []);

  // Not every browser on our list (docs/browsers.md) sizes a field by its content.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || CSS.supports('field-sizing: content')) return;
    current.style.blockSize = 'auto';
    const edges = current.offsetHeight - current.clientHeight;
    current.style.blockSize = `${current.scrollHeight + edges}px`;
  });

  return <textarea {...props} ref={box} className={classNames(styles.box, className)} />;
}
