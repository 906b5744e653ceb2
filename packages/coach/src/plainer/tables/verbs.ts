/* oxlint-disable max-lines -- a table, one entry a line */
import { entriesOf } from './plain-entry.ts';

/** Verbs of formal and scholarly prose, each with a plainer verb or phrase. Offered to the writer, never put in unasked. */
export const plainVerbs = entriesOf(
  'v',
  `
abbreviate shorten
abduct kidnap
abhor hate
absorb take in
accentuate stress
activate switch on
allay ease
allege claim
allot give
amass gather
amend change
analyse study
analyze study
annoy bother
annul cancel
antagonize anger
apportion divide
appraise judge
assassinate kill
assemble put together
assert claim
assuage ease
astonish surprise
astound amaze
attest prove
authorize allow
avert prevent
await wait for
baffle confuse
befall happen to
bemoan regret
beseech beg
bewilder confuse
bicker argue
bisect cut in half
blend mix
boost raise
broach bring up
calibrate adjust
cede give up
centrifuge spin
characterise describe
characterize describe
chastise tell off
cheapen degrade
chortle chuckle
clarify explain
cleave split
co-opt take over
codify write down
coerce force
cohere stick together
collaborate work together
collate gather
commandeer take over
commingle mix
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
construe understand
contextualise explain
contextualize explain
contort twist
contravene break
cooperate work together
cope manage
covary vary together
curb limit
deactivate switch off
debilitate weaken
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
deter prevent
detest hate
detonate set off
devise create
diffract bend
digress wander off
dilute water down
dine eat
disaggregate break down
disallow prohibit
disclose reveal
discourage put off
disintegrate fall apart
dislodge remove
dismantle take apart
dispatch send
dispel remove
disrobe undress
dissect cut up
disturb upset
divest sell off
divulge reveal
dub call
dupe fool
economize save
educate teach
effectuate cause
elect choose
elude escape
emanate come
emancipate free
embody represent
emulate copy
encapsulate sum up
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
escalate increase
eschew avoid
espouse support
evade avoid
evolve develop
exasperate bother
excavate dig up
excel do well
excise cut out
exclaim cry out
exclude leave out
exhale breathe out
exhume dig up
expel throw out
expend spend
explicate explain
explode blow up
expunge remove
exterminate wipe out
extinguish put out
extol praise
extricate free
exude give off
falsify fake
familiarise acquaint
familiarize acquaint
fathom understand
feign fake
flaunt show off
flee escape
flourish do well
fluoresce glow
fondle caress
foreshadow predict
forestall prevent
foretell predict
forgo give up
formulate develop
forsake leave
fragment break up
frighten scare
garner gather
glean gather
glint gleam
glisten gleam
glow shine
govern rule
grapple struggle
grumble complain
habituate get used
halt stop
hamper slow
harness use
hearken hark
heed listen
heighten increase
hint suggest
hoist lift
hone improve
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
infuse fill
inhale breathe in
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
invalidate cancel
jettison throw away
junk throw away
lament regret
leap jump
lessen decrease
linger stay
liquefy melt
loathe hate
lubricate oil
lurk hide
lyse burst
maim injure
mandate require
marvel wonder
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
minimise reduce
minimize reduce
misconstrue misunderstand
modernise update
modernize update
moisten wet
monopolise control
monopolize control
mutate change
narrate tell
negate cancel out
neutralise cancel out
neutralize cancel out
nominate put forward
obey follow
obligate require
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
overpower overcome
oversee manage
overstate exaggerate
overtake pass
pacify calm
pamper spoil
pare cut
penalise punish
penalize punish
perforate pierce
perfuse supply
perish die
perpetrate commit
perplex puzzle
persevere keep going
peruse read
pester tease
phosphoresce glow
pledge promise
plummet drop
plunge drop
precipitate cause
predate come before
preempt prevent
presage predict
prescribe order
presuppose assume
probe examine
procreate reproduce
profess claim
proffer offer
promulgate announce
propel push
quantitate measure
quell calm
quench put out
quiver shake
randomise assign by chance
randomize assign by chance
ransack pillage
ravage destroy
raze destroy
reallocate move
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
reconstitute rebuild
reconvene meet again
recount tell
recoup get back
recur return
refine improve
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
resect cut out
resign quit
restrain hold back
restrict limit
resurrect bring back
resuscitate revive
retaliate hit back
retract take back
retrieve get
reverberate echo
revere respect
revert return
revoke cancel
rile bother
rotate turn
safeguard protect
salvage save
saturate soak
savor enjoy
savour enjoy
scaffold support
scatter spread
scold tell off
scrutinise examine
seize take
shrivel dry up
shudder shake
shun avoid
sidestep avoid
signify mean
slay kill
smirk smile
solace comfort
solicit ask for
sprint run
spur encourage
squabble argue
stabilise steady
stabilize steady
startle surprise
stigmatise shame
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
swindle cheat
swivel turn
symbolise stand for
symbolize stand for
tabulate list
tarry stay
taunt tease
terrify scare
thrive do well
thwart block
titrate adjust
titter giggle
tow pull
transect cut across
transform change
translocate move
transmute change
transpire happen
triangulate locate
trudge walk
tug pull
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
unveil reveal
uphold support
usurp take over
vacate leave
vacillate hesitate
validate confirm
venerate respect
ventilate air
vex bother
vilify attack
vitiate spoil
wager bet
wail cry
waver hesitate
weep cry
withdraw pull out
wither dry up
withhold hold back
worsen decline
wreck destroy
writhe wrestle
yank pull
yearn long
yell scream
`,
);
