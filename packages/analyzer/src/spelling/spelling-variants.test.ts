import { describe, expect, it } from 'vitest';

import { spellingVariants } from './spelling-variants.ts';

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

  it('joins mixtures of both', () => {
    expect(spellingVariants('colourize').toSorted()).toEqual(['colorise', 'colorize', 'colourise']);
  });

  it('is the same whichever spelling of a word is asked', () => {
    for (const word of pairs(sameWord).flat()) {
      const family = [word, ...spellingVariants(word)].toSorted();
      for (const variant of family)
        expect([variant, ...spellingVariants(variant)].toSorted()).toEqual(family);
    }
  });
});
