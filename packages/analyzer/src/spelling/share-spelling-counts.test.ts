import { assert, constantFrom, nat, property, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareSpellingCounts, spellingVariants } from './share-spelling-counts.ts';

const sameWord = `
  behaviour behavior · favourite favorite · labourers laborers · neighbourhood neighborhood
  colouring coloring · honourable honorable · behavioural behavioral · watercolour watercolor
  centre center · theatres theaters · centred centered · fibre fiber · kilometre kilometer
  manoeuvre maneuver · manoeuvring maneuvering · calibre caliber · litres liters
  analyse analyze · paralysed paralyzed · catalysing catalyzing
  organise organize · organisation organization · realised realized · criticise criticize
  minimising minimizing · emphasises emphasizes · ghettoise ghettoize · hypothesised hypothesized
  programme program · practise practice · licence license · defence defense · offence offense
  catalogue catalog · dialogues dialogs · analogue analog
  travelled traveled · modelling modeling · counsellor counselor · labelled labeled
  jewellery jewelry · marvellous marvelous · woollen woolen · tranquillity tranquility
  fulfil fulfill · enrolment enrollment · skilful skillful · wilfully willfully
  oestrogen estrogen · foetus fetus · foetal fetal · anaemia anemia · leukaemia leukemia
  haemoglobin hemoglobin · anaesthetic anesthetic · paediatric pediatric · oesophagus esophagus
  diarrhoea diarrhea · gynaecologist gynecologist · archaeology archeology · oedema edema
  orthopaedic orthopedic · encyclopaedia encyclopedia · caesarean cesarean · ischaemic ischemic
  sulphur sulfur · plough plow · mould mold · tyre tire · grey gray · aeroplane airplane
  aluminium aluminum · sceptical skeptical · cosy cozy · moustache mustache · pyjamas pajamas
  artefact artifact · doughnut donut · yoghurt yogurt · judgement judgment · ageing aging
`;

const differentWords = `
  hour hor · four for · our or · sense cense · prise prize · advise advize · wise wize
  rise rize · exercise exercize · compromise compromize · promise promize · surprise surprize
  paradise paradize · revise revize · practise practize · capsise capsize · sise size
  contour contor · detour detor · tour tor · pour por · flour flor · glue glu · timbre timber
  acre acer · ogre oger · genre gener · massacre massacer · mediocre mediocer · here heer
  vogue vog · rogue rog · league leag · compelled compeled · controlled controled · called caled
  equality equallity · perilous perillous · will wil · skill skil · still stil
  poem pem · does des · shoes shes · aerobic erobic · academia academaia · phoenix phenix
  goes ges · maestro mestro · aerial erial · bruise bruize · raise raize · noise noize
  storey story · cheque check · draught draft · should shold
`;

const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s*(?:·|\n)\s*/u)
    .map((pair) => pair.split(' ') as [string, string]);

describe('British and American spellings', () => {
  it.each(pairs(sameWord))('takes %s and %s for one word', (british, american) => {
    expect(spellingVariants(british)).toContain(american);
    expect(spellingVariants(american)).toContain(british);
  });

  it.each(pairs(differentWords))('leaves %s and %s apart', (one, other) => {
    expect(spellingVariants(one)).not.toContain(other);
    expect(spellingVariants(other)).not.toContain(one);
  });

  it('gives both spellings the larger count, and lists the one that was missing', () => {
    const shared = shareSpellingCounts([
      ['behaviour', 6933],
      ['behavior', 11],
      ['tumour', 1400],
      ['the', 90_000],
    ]);
    expect([...shared]).toEqual([
      ['behaviour', 6933],
      ['behavior', 6933],
      ['tumour', 1400],
      ['the', 90_000],
      ['tumor', 1400],
    ]);
  });

  it('joins mixtures of both: colourize, colourise, colorize, colorise', () => {
    const shared = shareSpellingCounts([
      ['colourize', 3],
      ['colorise', 70],
    ]);
    expect(Object.fromEntries(shared)).toEqual({
      colourize: 70,
      colourise: 70,
      colorize: 70,
      colorise: 70,
    });
  });

  it('never lowers a count, forgets a word or depends on the order', () => {
    const word = constantFrom(...pairs(sameWord).flat(), ...pairs(differentWords).flat());
    const listed = uniqueArray(tuple(word, nat(9999)), { selector: ([key]) => key });
    assert(
      property(listed, (entries) => {
        const shared = shareSpellingCounts(entries);
        for (const [key, count] of entries) expect(shared.get(key)).toBeGreaterThanOrEqual(count);
        expect(shareSpellingCounts(entries.toReversed())).toEqual(shared);
        expect(shareSpellingCounts(shared)).toEqual(shared);
      }),
    );
  });
});
