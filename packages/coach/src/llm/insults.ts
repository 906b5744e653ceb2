const english =
  /\b(?:stupid|idiot(?:ic)?|dumb|moron(?:ic)?|pathetic|lazy|ignorant|garbage|trash|rubbish|crap|bullshit|shit|fuck\w*|worthless|ridiculous|laughable|embarrassing|shameful|disgrace(?:ful)?|incompetent|hopeless|clueless|childish|nonsense|useless|terrible|awful|horrible|shut up|waste of (?:my )?time)\b/iu;
const hebrew =
  /(?<!\p{L})[וה]?(?:טיפש(?:י|ית|ה)?|מטומטם|מטומטמת|אידיוט(?:ית|י)?|דביל(?:ית|י)?|עצלן|עצלנית|פתטי(?:ת)?|מגוחך|מגוחכת|זבל|מביך|מבישה?|בושה|שטויות|חסרת? תועלת|נורא(?:ית|י)|גרועה?|בזבוז זמן)(?!\p{L})/u;

/** Whether a text holds a word that hurts and that the writer did not use. */
export function isInsult(text: string, source: string): boolean {
  const found = (english.exec(text) ?? hebrew.exec(text))?.[0];
  return found !== undefined && !source.toLowerCase().includes(found.toLowerCase());
}
