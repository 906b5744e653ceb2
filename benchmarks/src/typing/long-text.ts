const words =
  'the of and to in is that it was for on are as with they be at one have this from or had by hot but some what there we can out other were all your when up use how said each she which do their time if will way about many then them would write like so these long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find any new work part take get place made live where after back little only round man year came show every good me give our under name very through just form much great think say help low line before turn cause same mean differ move right boy old too does tell sentence set three want air well also play small end put home read hand port large spell add even land here must big high such follow act why ask men change went light kind off need house picture try us again animal point mother world near build self earth father kinase phosphate cytotoxic genome protein tumours idle decides switches ribosome epigenetic hypoxia apoptosis transcriptome mice tissue genes enzyme plasmid'.split(
    ' ',
  );

export function longText(length: number): string {
  let text = '';
  let seed = 1;
  for (let index = 1; index <= length; index += 1) {
    seed = (seed * 48_271) % 0x7fff_ffff;
    text += words[seed % words.length];
    text += index % 96 === 0 ? '.\n\n' : index % 12 === 0 ? '. ' : ' ';
  }
  return text;
}
