/* oxlint-disable max-lines -- a table, one entry a line */
import { entriesOf } from './plain-entry.ts';

/** Adverbs of formal and scholarly prose, each with a plainer adverb or phrase. Offered to the writer, never put in unasked. */
export const plainAdverbs = entriesOf(
  'r',
  `
additionally also
afterward later
anew again
anyplace anywhere
appreciatively gratefully
apprehensively anxiously
ardently eagerly
assiduously carefully
astonishingly surprisingly
atrociously terribly
attractively beautifully
audibly out loud
briskly quickly
candidly honestly
capably well
cautiously carefully
ceaselessly without end
collectively together
competently well
concisely briefly
conspicuously clearly
copiously freely
courageously bravely
courteously politely
covertly secretly
customarily usually
diligently carefully
discreetly quietly
disproportionately too much
distinctly clearly
distressingly painfully
doubtlessly undoubtedly
dramatically greatly
drastically greatly
duly properly
effortlessly easily
emphatically strongly
eternally forever
exceedingly very
excellently splendidly
excessively too
exhaustively thoroughly
expeditiously quickly
explicitly clearly
extensively widely
fantastically incredibly
ferociously fiercely
fervently strongly
fittingly suitably
flawlessly perfectly
fortuitously by chance
frantically wildly
frightfully awfully
fruitfully profitably
fundamentally basically
gleefully joyfully
gorgeously splendidly
gravely seriously
habitually usually
identically in the same way
immeasurably greatly
imminently soon
inaccurately wrongly
incessantly constantly
inexorably without stopping
inexpensively cheaply
inordinately too
intermittently on and off
intimately closely
intravenously through a vein
invariably always
jointly together
latterly lately
laughably ridiculously
lazily idly
ludicrously ridiculously
magnificently splendidly
manifestly clearly
marginally slightly
markedly clearly
marvellously wonderfully
marvelously wonderfully
moderately fairly
mutely silently
nearer closer
negligibly hardly
nonetheless still
notably especially
ordinarily normally
ostensibly apparently
overtly openly
painstakingly carefully
patently clearly
perilously dangerously
perpetually always
plainly clearly
poorly badly
posthumously after death
potentially possibly
preposterously ridiculously
presumably probably
principally mainly
profoundly deeply
profusely heavily
prominently clearly
promptly quickly
purportedly supposedly
purposefully on purpose
recurrently again and again
regrettably sadly
retrospectively looking back
rigorously strictly
routinely regularly
savagely brutally
scrupulously carefully
securely firmly
seemingly apparently
sequentially one after another
severely badly
shrewdly cleverly
sincerely truly
skilfully cleverly
skillfully cleverly
someplace somewhere
speedily quickly
staggeringly hugely
steadfastly firmly
strenuously hard
stringently strictly
superbly very well
surreptitiously secretly
terrifically wonderfully
tremendously greatly
ubiquitously everywhere
unambiguously clearly
unceasingly without end
undeniably certainly
unduly too
uneasily anxiously
unilaterally alone
unintentionally accidentally
universally everywhere
unknowingly without knowing
unmistakably clearly
unquestionably certainly
unsurprisingly as expected
unwisely foolishly
viciously cruelly
vigorously hard
woefully sadly
wordlessly silently
`,
);
