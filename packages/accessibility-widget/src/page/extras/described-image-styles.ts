import { namespace } from '../../settings/permitted-storage.ts';

/** Attribute of an image whose description is shown: `instead` of the image, or `beside` it. */
export const attribute = `data-${namespace}-described`;
/** Selector of elements of which an image may be the only sign; such an image is never hidden. */
export const controls = 'a, button, summary, label, [role=button], [role=link]';

export const styles = `@layer ${namespace} {
img[${attribute}='instead'] { object-fit: none !important; object-position: -100vw -9999px !important; background: #fff !important; outline: 1px dashed #767676 !important; outline-offset: -1px !important; }
img[${attribute}] + [data-${namespace}='description'] {
  all: initial !important; position: absolute !important; box-sizing: border-box !important; overflow: hidden !important; pointer-events: none !important;
  padding: 8px !important; background: #fff !important; color: #000 !important; border: 1px dashed #767676 !important; font: 16px/1.4 system-ui, sans-serif !important;
}
img[${attribute}='beside'] + [data-${namespace}='description'] { transform: translateY(-100%) !important; padding: 4px 8px !important; }
}`;
