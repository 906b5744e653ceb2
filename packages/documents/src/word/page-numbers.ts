import { Footer, PageNumber, Paragraph, TextRun } from 'docx';

export function pageNumbers(): Footer {
  const run = new TextRun({
    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 18,
  });
  return new Footer({ children: [new Paragraph({ alignment: 'center', children: [run] })] });
}
