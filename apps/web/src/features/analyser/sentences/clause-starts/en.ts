/** Cuts come before these words after a comma or dash, and before any letter after a colon or semicolon. */
export const clauseStarts =
  /(?<=[,–—]\s+)(?:and|but|so|yet|which|while|whereas|because|although|though|since|as(?! well)|thereby|thus|however)\b|(?<=[;:]\s+)\p{L}/giu;
