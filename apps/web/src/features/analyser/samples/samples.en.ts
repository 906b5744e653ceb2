import type { Samples } from './samples.ts';

/** Facts: nobelprize.org (press release of 7 October 2020); WMO, Scientific Assessment of Ozone Depletion 2022. */
export const samples: Samples = {
  release: `Genetic scissors win the Nobel Prize

Emmanuelle Charpentier and Jennifer Doudna receive the 2020 Nobel Prize in Chemistry for a tool that rewrites the code of life. They turned a bacterial immune mechanism into genetic scissors called CRISPR/Cas9. The endonuclease cleaves DNA at a predetermined site, so that the genome of animals, plants and microorganisms can be edited with great precision. The scissors have helped to breed crops that withstand mould, pests and drought. In medicine, clinical trials of new cancer therapies are under way.`,
  abstract: `Caffeine (1,3,7-trimethylxanthine) is a competitive antagonist of adenosine receptors, predominantly A1 and A2A. Adenosine accumulates extracellularly during prolonged wakefulness and promotes sleep by inhibiting wake-promoting neurons. By occupying these receptors without activating them, caffeine attenuates this inhibition, increases vigilance and prolongs sleep latency. In healthy adults its mean elimination half-life is approximately five hours, and hepatic metabolism proceeds predominantly through cytochrome P450 1A2. Evening consumption may therefore curtail total sleep time and slow-wave sleep.`,
  lay: `High above us, a thin layer of ozone keeps out most of the sun’s harmful ultraviolet light. In the 1970s chemists warned that gases from spray cans and refrigerators were breaking it down, and in 1985 scientists reported a large hole over Antarctica. Two years later, countries agreed in Montreal to stop making most of these gases. It worked. The layer is slowly healing, and over most of the world it is expected to be back to where it was in 1980 by about 2040.`,
  before: `Antimicrobial resistance emerges when bacteria acquire mutations or mobile genetic elements that diminish their susceptibility to antibiotics. Indiscriminate administration of broad-spectrum agents exerts selective pressure, whereupon resistant strains proliferate at the expense of susceptible ones.`,
  after: `Bacteria can change so that antibiotics no longer kill them. When we take these drugs without need, the weak bacteria die, and the strong ones live on, multiply and take their place.`,
};
