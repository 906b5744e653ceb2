const filter = (list: string) => `filter: ${list}`;

/**
 * The least CSS that a page's author would write on the root element for the same look, by the name of the button.
 * Features that act on single elements are left out.
 */
export const byHand: Readonly<Record<string, string>> = {
  'Increase: Font size': 'font-size: 110%',
  'Increase: Zoom': 'zoom: 1.1',
  'Dyslexia font': 'font-family: Arial, sans-serif',
  'Bold text': 'font-weight: 700',
  'Align left': 'text-align: left',
  'Align center': 'text-align: center',
  'Align right': 'text-align: right',
  'Letter spacing': 'letter-spacing: 1px',
  'Word spacing': 'word-spacing: 1px',
  'Line height': 'line-height: 3',
  'Blue light filter': filter('sepia(80%)'),
  Brightness: filter('brightness(150%)'),
  'Dark contrast': 'background-color: #000; color: #fff',
  'High contrast': filter('contrast(125%)'),
  'High saturation': filter('saturate(200%)'),
  'Light contrast': 'background-color: #fff; color: #000',
  'Low saturation': filter('saturate(50%)'),
  Monochrome: filter('grayscale(100%)'),
  'Invert colors': filter('invert(100%)'),
  'Big cursor': 'cursor: pointer',
};
