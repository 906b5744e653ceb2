/* oxlint-disable max-lines -- a table, one entry a line */
import { entriesOf } from './plain-entry.ts';

/** Nouns of formal and scholarly prose, each with a plainer noun or phrase. Offered to the writer, never put in unasked. */
export const plainNouns = entriesOf(
  'n',
  `
abdomen belly
abductor kidnapper
absurdity nonsense
acclaim praise
accolade award
accomplishment achievement
acknowledgement recognition
acreage land
acrimony bitterness
acumen skill
adage saying
adversary enemy
adviser consultant
affiliation link
affliction illness
affluence wealth
aftermath result
agility speed
agony pain
ailment illness
airliner plane
airplane plane
allegiance loyalty
allergen allergy trigger
alleviation relief
alleyway alley
allotment share
alteration change
altercation argument
amalgam mixture
ambiance atmosphere
ambience atmosphere
amputation removal
ancestry origin
anecdote story
anguish pain
annulment cancellation
anteroom foyer
anticoagulant blood thinner
antidote cure
aperture opening
appliance machine
appraisal assessment
apprehension fear
aptitude talent
argumentation argument
aroma smell
ascent climb
aspiration hope
assay test
assertion claim
assortment mix
asylum shelter
atrocity cruelty
aubergine eggplant
autocrat tyrant
awe wonder
backdrop background
bacterium germ
bangle bracelet
barrage flood
battleground battlefield
bedlam chaos
benchmark standard
bereavement loss
bickering spat
bicycle bike
billfold wallet
bioengineering biotechnology
biopsy tissue sample
bivouac camp
blaze fire
bloodbath bloodshed
bloodline family line
blossom flower
blunder mistake
booklet folder
booze liquor
bordello brothel
boulevard road
bravery courage
brawl fight
breadth width
breastbone sternum
breeze wind
brigand robber
brouhaha noise
buccaneer pirate
buffoon clown
bungalow cottage
burglar thief
buttock cheek
calamari squid
calamity disaster
camaraderie friendship
campsite campground
candidature candidacy
captive prisoner
cardiologist heart doctor
cardiology heart medicine
cataclysm disaster
catastrophe disaster
catsup ketchup
caucus meeting
cavity hole
chairwoman chairperson
challenger rival
chasm gap
chef cook
chore job
chronology order of events
cinematographer cameraman
circumference distance around
circumspection prudence
clarification explanation
clash fight
clemency mercy
coalition alliance
coastline coast
coffeehouse cafe
cohesion unity
cohesiveness unity
coitus intercourse
colleague co-worker
collision crash
combustion burning
commendation praise
commotion noise
compendium collection
competence ability
competitor rival
compilation collection
complainant plaintiff
composure calm
comprehension understanding
compunction regret
computation calculation
conflagration fire
confluence meeting point
conformity agreement
confrontation fight
connivance collusion
connotation meaning
consolation comfort
consternation alarm
contagion spread
contamination pollution
contemplation thought
contender rival
contention claim
contingency possibility
contraption machine
contusion bruise
cookery cooking
copulation intercourse
corollary result
corpse body
correlation link
cosmonaut astronaut
cosmos universe
countenance face
courtroom court
courtship dating
craftiness guile
craving desire
creativeness creativity
credence belief
crevice crack
criterion standard
cuisine cooking
culmination peak
culprit guilty party
cupboard closet
cupidity avarice
daybreak dawn
dearth shortage
debacle failure
debauchery orgy
debility infirmity
deceit lying
decree order
deference respect
deficiency lack
deity god
delineation outline
deluge flood
demeanor behavior
demeanour behaviour
demise death
demolition destruction
denizen resident
denominator bottom number
dentition teeth
dependability reliability
depiction picture
depot terminal
dermatologist skin doctor
desertification spread of deserts
despot tyrant
detachment separation
detainment custody
detention custody
detonation explosion
detriment harm
deviation difference
diffusion spread
dilation widening
diligence hard work
disagreement argument
disarray confusion
disbursement payment
discomfort pain
disfigurement deformity
disgrace shame
dislocation shift
dismay shock
dispersal spread
disproof refutation
dissertation thesis
distaste antipathy
distension swelling
divergence difference
dominance control
donation contribution
doorway door
dosage dose
downpour heavy rain
drifter vagabond
drought lack of rain
druggist apothecary
drugstore pharmacy
duplication repeat
duplicity lying
durability strength
dyspepsia upset stomach
eatery restaurant
edifice building
ejection throwing out
elation joy
embellishment decoration
emergence appearance
emesis vomiting
emigre emigrant
emissary messenger
emission release
empathy sympathy
encampment camp
enclave area
endeavor effort
endeavour effort
endorsement support
endowment gift
enlargement growth
enrollment registration
enrolment registration
entitlement right
entourage followers
entrails internal organs
entrant newcomer
entryway entrance
enumeration list
envoy messenger
epidemiology study of disease patterns
epoch age
equanimity calm
erosion wearing away
escalation increase
ethnicity origin
evacuation removal
eventuality possibility
exactitude exactness
excavation dig
excrement waste
excretion passing out of waste
excursion trip
exertion effort
exhalation breath out
exhilaration excitement
expanse area
expectancy hope
exploitation use
exportation export
extermination killing
extinction dying out
extraction removal
extremity end
exuberance enthusiasm
facet side
faction group
faeces waste
fallacy false belief
falsehood lie
falsification faking
feces waste
fecundity fertility
felon criminal
festivity celebration
fiasco failure
fidelity loyalty
filament thread
finances money
fissure crack
flaw fault
flora plants
foe enemy
foliage leaves
foodie gourmet
forerunner early form
forgery fake
formulation form
fortitude courage
fortress fort
fragility weakness
fragment piece
fragrance smell
fright fear
frosting icing
gasoline gas
gastroenterologist stomach doctor
genesis origin
geneticist gene scientist
glaucoma eye disease
glee joy
glitch bug
glucose sugar
goalkeeper goalie
gown dress
grievance complaint
grime filth
grin smile
guesswork guessing
guidebook guide
guild society
gunfight shootout
gust blast
hairstylist hairdresser
hamlet village
handbag purse
haste hurry
hatred hate
haughtiness arrogance
havoc chaos
hazard danger
headlamp headlight
heap pile
heartache heartbreak
heritability share due to genes
heroism courage
hillock knoll
hoax trick
homage respect
homeostasis balance
hoodlum thug
hoopla hype
hospitalisation hospital stay
hospitalization hospital stay
hostility anger
housemaid maid
hubbub noise
hue color
hybrid cross
hyperbole exaggeration
idiot fool
ignition lighting
ignominy shame
illumination light
imbecile idiot
immobility stillness
impasse deadlock
imperfection fault
impoverishment poverty
imprisonment jail
incentive reward
incision cut
inclination tendency
indigestion upset stomach
infestation plague
infirmary hospital
infliction causing
influx flow in
infraction breach
infringement violation
ingredient part
inhabitant resident
inhalation breathing in
inheritance legacy
inkling intimation
inlet entrance
innovator pioneer
instigation urging
insurgency rebellion
intellect mind
interloper intruder
intermediary go-between
interplay action between
interruption break
intersection crossing
intonation tone
intricacy complexity
introspection reflection
intrusion invasion
inventiveness ingenuity
ire anger
irritant nuisance
jargon special words
jeopardy danger
kilogram kilo
kin family
kinship relationship
kiosk booth
knapsack backpack
kudos praise
lad boy
larceny theft
lass girl
latency delay
lawlessness anarchy
letdown disappointment
lightheadedness dizziness
likelihood chance
limitation limit
lineage family line
lipid fat
locality place
longevity long life
lubricant oil
lumen inside space
luncheon lunch
madhouse chaos
mainstay support
malformation deformity
malfunction fault
malice spite
malnutrition poor diet
maltreatment abuse
mansion house
marionette puppet
maths mathematics
matrimony marriage
meadow field
mediation peace talks
mediator go-between
melody tune
memorandum note
menace threat
mentality attitude
metabolite breakdown product
metastasis spread of cancer
methodology method
metropolis city
microbe germ
microorganism germ
midday noon
mindset attitude
misapprehension misunderstanding
misconduct bad behaviour
misdemeanor minor crime
misgiving doubt
mishap accident
misinterpretation misunderstanding
missive letter
misstep mistake
mob crowd
mobster gangster
monarch sovereign
moniker nickname
monologue long speech
moron idiot
motif pattern
motivation reason
motorway expressway
mutation change
nap sleep
nearness closeness
negotiation talk
neophyte beginner
nephrologist kidney doctor
neurologist nerve doctor
neuroscientist brain scientist
neurosurgeon brain surgeon
neurotransmitter nerve messenger
newsman reporter
nightspot nightclub
nominee candidate
novelty new thing
nuance shade of meaning
nucleus core
nuisance bother
nutcase weirdo
obliteration annihilation
observance keeping
obsession fixed idea
offspring young
omission gap
onslaught attack
onus burden
opponent rival
oration speech
oscillation swing
outlay spending
outrage anger
outset start
oversight mistake
overstatement exaggeration
pact agreement
paediatrician children's doctor
panache flair
pandemonium chaos
panorama view
paralysis loss of movement
paranoia suspicion
pariah outcast
parkland park
particulate tiny particle
paucity lack
pedagogue educator
pediatrician children's doctor
penchant liking
penitentiary prison
perfidy treachery
perforation hole
peril danger
perimeter edge
periodical magazine
permutation arrangement
perseverance determination
persistence staying power
perspiration sweat
petrol gas
phlegm mucus
phobia fear
physique build
pigmentation coloring
pinnacle peak
plea request
pledge promise
pneumonia lung infection
policeman officer
pontiff pope
populace people
postponement delay
precept rule
predator hunter
predicament difficult situation
prediction forecast
predilection liking
predisposition tendency
premise assumption
premonition feeling
prerogative privilege
prevalence frequency
proclamation announcement
proclivity tendency
prodigy genius
proficiency skill
progenitor ancestor
prognostication forecast
pronouncement statement
proprietor owner
protagonist hero
protrusion bulge
provenance origin
psychosis loss of touch with reality
puberty growing up
puncture hole
purchaser buyer
purification cleaning
quandary dilemma
quarrel argument
quietude calm
quota share
racecourse racetrack
radiologist x-ray doctor
rainfall rain
rancor bitterness
rancour bitterness
rapport bond
rapprochement reconciliation
rarity rare thing
rationale reason
reagent chemical
realisation understanding
realization understanding
reappraisal second look
rebuke telling-off
recipient receiver
reclamation recovery
recluse loner
recollection memory
recurrence return
refinement improvement
refurbishment renovation
regimen plan
reiteration repetition
rejoinder retort
relevance importance
reminiscence memory
remorse regret
renown fame
replenishment refill
replica copy
reprisal revenge
reproach blame
reservoir store
respirator breathing machine
respite rest
restitution compensation
restriction limit
resurgence revival
retaliation revenge
retention keeping
retinopathy eye damage
retribution punishment
retrieval recovery
riches wealth
rivalry competition
riverbank riverside
rotation turn
rubble broken stone
rucksack backpack
ruckus noise
savagery cruelty
scenario situation
scepticism doubt
schism split
screenplay script
scrutiny inspection
segregation separation
seizure fit
semantics meaning
semblance appearance
serenity calm
serotonin mood chemical
servitude slavery
setback problem
shack hut
shard piece
shipment cargo
shortcoming fault
shortfall gap
shriek scream
shrub bush
sidekick buddy
skepticism doubt
skirmish fight
slaughter killing
slaying murder
slobber drool
slumber sleep
snowfall snow
sofa couch
solace comfort
solidarity unity
solidifying hardening
soliloquy long speech
sorcerer wizard
spectacle sight
spectacles glasses
springtime spring
squabble argument
stagnation lack of movement
stamina staying power
standpoint point of view
stature height
stench bad smell
stigma shame
stimulus trigger
stipulation condition
storey floor
storyteller narrator
stratagem trick
strife conflict
stroll walk
stubbornness obstinacy
subcategory smaller group
subset part
subsidy grant
subterfuge trick
subtlety fine point
successor replacement
sundown sunset
sunup dawn
superstar star
suppression holding back
supremacy power
surcharge extra charge
surge rush
surrogate substitute
sustenance food
swarm crowd
syllabus curriculum
symposium conference
symptom sign
synopsis summary
tactic method
taxicab taxi
taxonomy classification
technician expert
tedium boredom
teenager teen
temerity boldness
temperament nature
tempest storm
tempo speed
tenacity determination
tenure term
terminology special words
terrain ground
thrombolysis clot busting
throng crowd
tirade angry speech
tiredness fatigue
token sign
tomb grave
torment pain
torrent flood
torso upper body
totalitarianism dictatorship
townsfolk townspeople
township town
trader dealer
tranquility calm
tranquillity calm
transducer converter
transgression sin
translocation move
treatise essay
tremor shake
tribunal court
tributary side stream
trickery cheating
trinket small ornament
trove store
tryst rendezvous
tumult noise
turbulence rough flow
turmoil chaos
typhoon storm
tyranny cruel rule
unease uneasiness
unification joining
untruth lie
upheaval change
upkeep maintenance
uproar noise
upsurge rise
urination passing water
utensil tool
vapor steam
vapour steam
variant version
vegetation plants
vengeance revenge
venom poison
ventilation fresh air
ventilator breathing machine
verdict decision
vigor energy
vigour energy
vileness wickedness
viscera internal organs
visualisation picture
visualization picture
vitality energy
vocalist singer
vow promise
vulnerability weakness
wager bet
warfare war
watercourse stream
weaponry weapons
wedlock marriage
windscreen windshield
woe sorrow
woodland forest
woollen wool
workforce staff
workout exercise
wrath anger
youngster kid
zeal enthusiasm
zoologist animal scientist
zoology study of animals
`,
);
