/* oxlint-disable max-lines -- a table, one entry a line */
import { entriesOf } from './plain-entry.ts';

/** Verbs of formal and scholarly prose, each with a plainer verb or phrase. Offered to the writer, never put in unasked. */
export const plainVerbs = entriesOf(
  'v',
  `
abbreviate shorten
abduct kidnap
abhor hate
accentuate stress
activate switch on
agitate upset
allay ease
allege claim
allot give
amass gather
amend change
amuse entertain
analyse study
analyze study
annoy bother
annul cancel
antagonize anger
appease calm
appoint choose
apportion divide
appraise judge
apprehend catch
assassinate kill
assemble put together
assert claim
assuage ease
astonish surprise
astound amaze
authorize allow
avert prevent
babble talk
baffle confuse
banish send away
befall happen to
behold see
bellow shout
bemoan regret
beseech beg
bewilder confuse
bicker argue
bisect cut in half
blend mix
boost raise
brawl fight
broach bring up
calibrate adjust
captivate charm
capture catch
carve cut
cede give up
centrifuge spin
characterise describe
characterize describe
chase run after
chastise tell off
chatter talk
cheapen degrade
cherish love
chop cut
chortle laugh
chuckle laugh
clarify explain
clasp hold
cleanse clean
cleave split
cloak hide
clutch hold
co-opt take over
coax convince
codify write down
coerce force
cohere stick together
collaborate work together
collate gather
commandeer take over
commend praise
commingle mix
compensate pay
compute work out
concatenate join
concede admit
concoct invent
condense shorten
condone accept
confine limit
confiscate take away
confront face
connote suggest
conserve save
console comfort
construe understand
contextualise explain
contextualize explain
contort twist
contravene break
converse talk
cooperate work together
cope manage
covary vary together
craft make
crouch bend down
crumble fall apart
cultivate grow
curb limit
dangle hang
deactivate switch off
debilitate weaken
deceive fool
decry criticise
deduce work out
deem consider
deflect turn aside
deform bend
defraud cheat
delegate hand over
delimit limit
delude fool
delve dig
demean degrade
demolish destroy
denote mean
deride make fun of
despise hate
detach separate
detain hold
detect find
deter discourage
detest hate
detonate set off
devise create
devour eat
diffract bend
digress wander off
dilute water down
dine eat
disaggregate break down
disallow prohibit
disclose reveal
discourage put off
disguise hide
disintegrate fall apart
dislodge remove
dismantle take apart
dispatch send
dispel remove
disregard ignore
disrobe undress
dissect cut up
disturb upset
divest sell off
divulge reveal
dodge avoid
donate give
drag pull
dread fear
drench soak
dub call
dupe fool
economize save
educate teach
effectuate cause
eject throw out
elect choose
elude escape
emanate come
emancipate free
embody represent
emulate copy
encapsulate sum up
enchant charm
endorse support
enfold wrap
engulf swallow
enliven animate
enrage anger
enrol sign up
enroll sign up
entail involve
entice attract
entrench establish
enunciate articulate
envelop surround
envision imagine
erase remove
erect build
escalate increase
eschew avoid
espouse support
evade avoid
evoke call up
evolve develop
exasperate bother
excavate dig up
excel do well
excise cut out
exclaim cry out
exhale breathe out
exhume dig up
expel throw out
expend spend
explicate explain
expunge remove
exterminate wipe out
extinguish put out
extol praise
extricate free
exude give off
fade disappear
falsify fake
familiarise acquaint
familiarize acquaint
fascinate interest
fathom understand
feign fake
flaunt show off
flee escape
fling throw
flourish do well
fluoresce glow
flutter wave
fondle caress
foreshadow predict
forestall prevent
foretell predict
forfeit lose
forgo give up
formulate develop
forsake leave
fragment break up
frighten scare
fumble search
garner gather
giggle laugh
glare look
gleam shine
glean gather
glide slide
glimpse see
glint shine
glisten shine
glitter shine
glow shine
gobble eat
govern rule
grab take
grapple struggle
grin smile
grip hold
grumble complain
gulp drink
habituate get used
halt stop
hamper slow
harass bother
harness use
haul pull
hearken hark
heave lift
heed listen
heighten increase
hint suggest
hoist lift
holler shout
hone improve
hop jump
hover float
humiliate shame
hurl throw
hybridise cross
hybridize cross
illustrate show
imbibe drink
impart give
impel push
imperil threaten
impersonate pretend to be
implicate involve
implore beg
imply suggest
impregnate soak
imprison lock up
incapacitate disable
incise cut
incite stir up
induce cause
infer work out
inflict cause
infuriate anger
infuse fill
inhale breathe in
injure hurt
insinuate suggest
inspect check
instil teach
instruct tell
integrate combine
intensify increase
intercede step in
intercept stop
interlock fit together
interpret understand
interrelate connect
intervene step in
intimidate scare
invade attack
invalidate cancel
jettison throw away
jolt shake
jostle push
junk throw away
lag fall behind
lament regret
leap jump
lessen decrease
liberate free
linger stay
liquefy melt
loathe hate
loot steal
lubricate oil
lure attract
lurk hide
lyse burst
maim hurt
mandate require
mangle crush
march walk
marvel wonder
mask hide
materialise appear
materialize appear
memorize learn
merge combine
metabolise break down
metabolize break down
metastasise spread
metastasize spread
migrate move
mimic copy
mingle mix
minimise reduce
minimize reduce
misconstrue misunderstand
mock make fun of
modernise update
modernize update
moisten wet
mold shape
monitor track
monopolise control
monopolize control
mould shape
munch eat
mutate change
narrate tell
negate cancel out
neutralise cancel out
neutralize cancel out
nibble eat
nominate put forward
nourish feed
nudge push
nurture care for
obey follow
obligate require
oblige force
obscure hide
omit leave out
operationalise define
operationalize define
orchestrate organise
originate start
oscillate swing
oust force out
outdo beat
outstrip pass
overhear hear
overpower overcome
oversee manage
overstate exaggerate
overtake pass
pacify calm
pamper spoil
pare cut
peek look
peer look
penalise punish
penalize punish
perforate pierce
perfuse supply
perish die
perpetrate commit
perplex puzzle
persevere keep going
persuade convince
peruse read
pester tease
phosphoresce glow
plead beg
pledge promise
plummet drop
plunge drop
portray show
precipitate cause
predate come before
preempt prevent
presage predict
prescribe order
presuppose assume
prevail win
probe examine
procreate reproduce
profess claim
proffer offer
promulgate announce
propel push
prosper do well
pursue follow
quake shake
quantitate measure
quarrel argue
quell calm
quench put out
quiver shake
ramble wander
randomise assign by chance
randomize assign by chance
ransack pillage
ravage destroy
raze destroy
reallocate move
reap gather
reassure calm
rebuff reject
rebuke tell off
rebut argue against
recalibrate adjust
recant take back
recite repeat
reckon think
reclaim take back
recline lie back
recoil pull back
reconstitute rebuild
reconvene meet again
recount tell
recoup get back
recur return
refine improve
refund pay back
refurbish repair
regain get back
regulate control
reinstate bring back
reintroduce bring back
rejuvenate refresh
relegate move down
relent give in
relieve ease
relocate move
remodel redo
renovate fix up
repay pay back
repel push away
replenish refill
replicate repeat
repress hold back
reprimand tell off
reprove tell off
repudiate reject
rescind cancel
rescue save
resect cut out
resign quit
restrain hold back
restrict limit
resurrect bring back
resuscitate revive
retaliate hit back
retort answer
retract take back
retrieve get
reverberate echo
revere respect
revert return
revise change
revoke cancel
revolve turn
ridicule make fun of
rile bother
roam wander
roast cook
rotate turn
safeguard protect
salvage save
saturate soak
saunter walk
savor enjoy
savour enjoy
scaffold support
scatter spread
scold tell off
scorch burn
scribble write
scrub clean
scrutinise examine
seize take
sever cut
shatter break
shove push
shred tear
shriek scream
shrivel dry up
shudder shake
shun avoid
sidestep avoid
signify mean
sip drink
slap hit
slash cut
slaughter kill
slay kill
slice cut
slither slide
smack hit
smash break
smear spread
smirk smile
snatch grab
sob cry
solace comfort
solicit ask for
soothe calm
sow plant
sparkle shine
speculate guess
sprinkle spread
sprint run
spur encourage
squabble argue
squash crush
stabilise steady
stabilize steady
stalk follow
stare look
startle surprise
stifle hold back
stigmatise shame
stoop bend
stride walk
strive try
subdue control
subjugate conquer
subsume include
subtract take away
summon call
superimpose lay over
supervise manage
suppress hold back
surmise guess
surmount overcome
surpass go beyond
suspend stop
sway swing
swerve turn
swindle cheat
swirl spin
swivel turn
symbolise stand for
symbolize stand for
tabulate list
taint spoil
tarry stay
taunt tease
tempt attract
terrify scare
thrash beat
thrive do well
thrust push
thump hit
thwart block
titrate adjust
titter laugh
topple fall
toss throw
tow pull
trample crush
transect cut across
transform change
translocate move
transmute change
transpire happen
tread step
triangulate locate
triumph win
trudge walk
tug pull
tumble fall
twirl spin
typify represent
uncover discover
undergo go through
underpin support
underrate underestimate
underscore stress
undertake take on
unearth dig up
unify unite
unplug disconnect
unravel solve
unveil reveal
uphold support
usurp take over
vacate leave
vacillate hesitate
validate confirm
vanquish beat
veil hide
venerate respect
ventilate air
vex bother
vibrate shake
vilify attack
vitiate spoil
vouch speak
vow promise
wade walk
wager bet
wail cry
waver hesitate
weep cry
whack hit
whine complain
whirl spin
withdraw pull out
wither dry up
withhold hold back
worsen decline
wreck destroy
wring twist
writhe wrestle
yank pull
yearn long
yell scream
`,
);
