/* oxlint-disable max-lines -- a table, one entry a line */
import { entriesOf } from './plain-entry.ts';

/** Adverbs of formal and scholarly prose, each with a plainer adverb or phrase. Offered to the writer, never put in unasked. */
export const plainAdverbs = entriesOf(
  'r',
  `
accidentally by accident
additionally also
adequately well enough
afterward later
anew again
anyplace anywhere
appreciatively gratefully
apprehensively anxiously
ardently eagerly
arguably perhaps
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
conclusively for certain
conspicuously clearly
continuously without a break
conversely on the other hand
copiously freely
courageously bravely
courteously politely
covertly secretly
customarily usually
deliberately on purpose
diligently carefully
discernibly clearly
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
forthwith at once
fortuitously by chance
frantically wildly
frightfully awfully
fruitfully profitably
fundamentally basically
gleefully joyfully
globally around the world
gorgeously splendidly
gravely seriously
habitually usually
hastily in a hurry
henceforth from now on
hereafter from now on
heretofore until now
identically in the same way
immeasurably greatly
imminently soon
inaccurately wrongly
incessantly constantly
incidentally by the way
indefinitely without end
inexorably without stopping
inexpensively cheaply
inherently by nature
inordinately too
insufficiently not enough
intentionally on purpose
intermittently on and off
intimately closely
intravenously through a vein
intrinsically by nature
invariably always
involuntarily without meaning to
jointly together
latterly lately
laughably ridiculously
lazily idly
ludicrously ridiculously
magnificently splendidly
manifestly clearly
manually by hand
marginally slightly
markedly clearly
marvellously wonderfully
marvelously wonderfully
moderately fairly
momentarily for a moment
mutely silently
nearer closer
negligibly hardly
nonetheless still
notably especially
noticeably clearly
nowadays these days
orally by mouth
ordinarily normally
ostensibly apparently
outwardly on the outside
overtly openly
overwhelmingly mostly
painstakingly carefully
patently clearly
perceptibly clearly
perilously dangerously
permanently for ever
perpetually always
persistently again and again
plainly clearly
poorly badly
posthumously after death
potentially possibly
preposterously ridiculously
presumably probably
principally mainly
profoundly deeply
profusely heavily
progressively step by step
prominently clearly
promptly quickly
purportedly supposedly
purposefully on purpose
purposely on purpose
randomly by chance
recurrently again and again
regrettably sadly
repeatedly again and again
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
systematically step by step
temporarily for a time
tentatively with care
terrifically wonderfully
thenceforth from then on
theoretically in theory
thereafter after that
thrice three times
tremendously greatly
ubiquitously everywhere
unambiguously clearly
unanimously by everyone
unceasingly without end
undeniably certainly
understandably clearly
unduly too
uneasily anxiously
unilaterally alone
unintentionally by accident
universally everywhere
unknowingly without knowing
unmistakably clearly
unquestionably certainly
unsurprisingly as expected
unwisely foolishly
unwittingly without knowing
viciously cruelly
vigorously hard
visibly clearly
woefully sadly
wordlessly silently
`,
);
