/* oxlint-disable max-lines -- a table, one entry a line */
import { mixedEntriesOf } from './plain-entry.ts';

/**
 * Plainer words for formal and technical ones: our own table, written for this product.
 * One entry a line: the word as a dictionary lists it, its part of speech (n, v, a, r), and the plainer
 * word of the same part of speech. A verb of several words is inflected at its first. Only entries that
 * fit nearly every sentence stand here; a word with two common senses is left out. The coach's own
 * version of a text takes its words from here and nowhere else.
 */
export const plainWords = mixedEntriesOf(`
abate v ease
aberrant a unusual
ablate v remove
abolish v end
abruptly r suddenly
abundance n large amount
abundant a plentiful
accede v agree
accelerate v speed up
acclimatize v get used
accomplish v achieve
accrue v build up
accumulate v build up
acquiesce v agree
acquire v get
adhere v stick
adipose a fatty
adjacent a nearby
administer v give
adolescent n teenager
adumbrate v outline
adverse a harmful
adversely r badly
advocate v support
aetiology n cause
affluent a rich
agglomerate v clump
aggregate v gather
alleviate v ease
allocate v assign
alopecia n hair loss
ambient a surrounding
ambiguous a unclear
ameliorate v improve
amplify v strengthen
analgesic n painkiller
analogous a similar
annually r every year
anomalous a unusual
anomaly n oddity
anterior a front
anthropogenic a human-made
anticipate v expect
antipyretic n fever medicine
apex n top
apparatus n device
append v add
approximately r about
aquatic a water
arduous a hard
arid a dry
arrhythmia n irregular heartbeat
artery n blood vessel
ascend v climb
ascertain v find out
assimilate v absorb
assist v help
assistance n help
asymptomatic a symptom-free
atrophy v shrink
attain v reach
attenuate v weaken
attenuation n weakening
attire n clothes
augment v increase
augmentation n increase
autonomous a independent
avian a bird
beverage n drink
bifurcate v split
bilateral a two-sided
bolster v strengthen
bovine a cattle
bradycardia n slow heartbeat
buccal a cheek
calamitous a disastrous
capillary n tiny blood vessel
carcinogen n cancer-causing substance
carcinogenic a cancer-causing
carcinoma n cancer
cardiac a heart
catalyze v speed up
cease v stop
cephalic a head
cerebral a brain
cessation n end
chronic a long-lasting
circumvent v get around
clandestine a secret
coagulate v clot
coalesce v merge
cognition n thinking
cognizant a aware
cohort n group
commence v begin
commencement n start
compel v force
compile v gather
component n part
comprehend v understand
comprehensible a clear
conceal v hide
concur v agree
concurrent a simultaneous
concurrently r at the same time
configuration n arrangement
congenital a inborn
conjecture n guess
consolidate v combine
constituent n part
constrain v limit
constrict v narrow
construct v build
contaminant n pollutant
contemplate v think about
contemporaneous a simultaneous
contend v argue
contiguous a touching
contraindicated a not advised
conundrum n puzzle
converge v meet
convoluted a complicated
corroborate v support
cranium n skull
culminate v end
cumbersome a awkward
curtail v cut
cutaneous a skin
cyanosis n blue skin
debilitating a weakening
decelerate v slow down
deceleration n slowing
decontaminate v clean
decrement n decrease
dehydrate v dry out
deleterious a harmful
delineate v outline
demarcate v mark
demonstrate v show
depart v leave
depict v show
deplete v use up
depletion n loss
dermal a skin
dermatitis n skin inflammation
desiccate v dry
desiccation n drying
deteriorate v get worse
detrimental a harmful
deviate v differ
diminish v shrink
diminution n decrease
discard v throw away
discern v see
discernible a visible
discontinue v stop
discrepancy n difference
disentangle v untangle
disparate a different
disparity n gap
disperse v scatter
disseminate v spread
dissemination n spread
dissipate v fade
distal a far
diurnal a daytime
divergent a different
dorsal a back
downregulate v decrease
dwelling n home
dwindle v shrink
dyspnea n breathlessness
dyspnoea n breathlessness
edema n swelling
efficacious a effective
elapse v pass
elevate v raise
elicit v cause
eliminate v remove
elucidate v explain
elucidation n explanation
emaciated a very thin
embark v start
emit v give off
emphasise v stress
emphasize v stress
empirically r by observation
encompass v include
endeavor v try
endeavour v try
engender v cause
enhance v improve
enhancement n improvement
enigma n mystery
enquire v ask
ensue v follow
enumerate v list
envisage v imagine
ephemeral a short-lived
epistaxis n nosebleed
equilibrium n balance
equine a horse
eradicate v wipe out
eradication n removal
erroneous a wrong
erroneously r wrongly
erythema n redness
etiology n cause
evince v show
exacerbate v worsen
exacerbation n worsening
excrete v pass out
exemplify v show
exhibit v show
exhort v urge
exogenous a outside
exorbitant a very high
expedite v speed up
expeditious a quick
expenditure n spending
extant a existing
extrapolate v extend
facilitate v help
fatality n death
fauna n animals
febrile a feverish
feeble a weak
feline a cat
fluctuate v vary
fluctuation n change
fluvial a river
foetal a unborn
foster v encourage
fracture v break
frequently r often
furious a angry
fury n anger
gait n walk
gastric a stomach
gaze v look
genuine a real
genuinely r truly
germane a relevant
germinate v sprout
gestation n pregnancy
glance v look
granular a grainy
habitat n home
haemorrhage n bleeding
halitosis n bad breath
hasten v speed up
hemorrhage n bleeding
hepatic a liver
hereditary a inherited
hinder v slow
homogeneous a uniform
hydrophobic a water-repelling
hyperglycemia n high blood sugar
hypertension n high blood pressure
hypoglycemia n low blood sugar
hypotension n low blood pressure
hypothesize v suppose
idiosyncratic a individual
ignite v light
illuminate v light up
immerse v dip
immutable a unchangeable
impair v weaken
impairment n weakness
impede v slow
impediment n obstacle
imperative a vital
imperceptible a invisible
impermeable a waterproof
impetus n push
implausible a unlikely
inadvertent a accidental
inadvertently r by accident
inaudible a silent
inception n start
incidence n rate
incinerate v burn
incipient a early
incongruous a odd
incorporate v include
incorrigible a hopeless
increment n increase
incrementally r step by step
indication n sign
indigenous a native
indispensable a essential
ineffectual a useless
inert a inactive
infant n baby
inform v tell
infrequent a rare
infrequently r rarely
ingest v swallow
ingestion n swallowing
inhabit v live in
inhibit v hold back
inhibitor n blocker
initially r at first
initiate v start
innate a inborn
innocuous a harmless
inoculate v vaccinate
inoculation n vaccination
inquire v ask
inscribe v write
insomnia n sleeplessness
instigate v start
insufficiency n lack
interrogate v question
intertwine v twist together
intricate a complicated
inundate v flood
inundation n flood
invertebrate n spineless animal
irrigate v water
jeopardize v endanger
juvenile a young
juxtapose v compare
lacerate v cut
laceration n cut
laryngeal a throat
latent a hidden
lateral a side
lethal a deadly
lethargic a tired
lethargy n tiredness
locate v find
locomotion n movement
locus n place
lucid a clear
lumbar a lower-back
luminous a bright
macroscopic a visible
magnitude n size
malady n illness
malaise n discomfort
malevolent a cruel
malfunction v fail
malignant a cancerous
malleable a soft
mammary a breast
mandatory a required
manifestation n sign
marine a sea
maritime a sea
merely r only
metamorphosis n change
meticulous a careful
meticulously r carefully
migratory a travelling
mindful a aware
mitigate v reduce
mitigation n reduction
modality n method
modification n change
modify v change
modulate v adjust
modulation n adjustment
morbidity n illness
morphology n shape
mortality n death rate
multifaceted a complex
myalgia n muscle pain
myocardial a heart-muscle
myopia n short-sightedness
myriad a countless
nasal a nose
nascent a young
nebulous a vague
necessitate v require
neonatal a newborn
neonate n newborn
neoplasm n tumour
nephritis n kidney inflammation
neural a nerve
neuron n nerve cell
nocturnal a night-time
nomenclature n naming system
notify v tell
novice n beginner
noxious a harmful
nullify v cancel
numerous a many
obfuscate v hide
observe v see
obsolete a outdated
obstruct v block
obstruction n blockage
obtain v get
occlude v block
occlusion n blockage
ocular a eye
odor n smell
odour n smell
oedema n swelling
olfactory a smell
omnivorous a all-eating
oncology n cancer medicine
onset n start
ophthalmologist n eye doctor
optimal a best
optimally r in the best way
optimize v improve
optimum a best
ossify v harden
osteoporosis n bone thinning
overarching a main
paediatric a children's
palliate v ease
palpitation n pounding heartbeat
paradigm n model
paramount a vital
participate v take part
pathogen n germ
pathogenic a disease-causing
peculiar a strange
pediatric a children's
peripheral a outer
permeable a porous
permeate v spread through
pernicious a harmful
perpetuate v continue
perplexing a puzzling
persist v last
personnel n staff
pertain v relate
pertinent a relevant
perturb v disturb
perturbation n disturbance
pertussis n whooping cough
pervasive a widespread
petroleum n oil
pharmaceutical n drug
photosynthesize v make food from light
phylogeny n family tree
physician n doctor
placate v calm
plausible a believable
plethora n large number
ponder v think about
porcine a pig
portion n part
posit v suggest
possess v have
posterior a back
postpone v put off
postulate v suppose
potable a drinkable
potentiate v strengthen
pouch n bag
precipitation n rain and snow
preclude v prevent
precursor n forerunner
predation n hunting
predominantly r mostly
preeminent a leading
prerequisite n condition
prevalent a common
procure v get
procurement n buying
prodigious a huge
prognosis n outlook
prohibit v ban
proliferate v multiply
proliferation n rapid growth
prolong v lengthen
propagate v spread
propagation n spread
propensity n tendency
prophylactic a preventive
prophylaxis n prevention
proponent n supporter
protracted a long
protrude v stick out
proximal a near
proximity n closeness
pruritus n itching
pulmonary a lung
pulverize v crush
purchase v buy
purify v clean
quantification n measurement
quantify v measure
quotidian a daily
ramification n consequence
rapid a fast
rapidly r quickly
ratify v approve
recede v shrink
reciprocal a mutual
recollect v remember
rectify v correct
recuperate v recover
recuperation n recovery
recurrent a repeated
redundant a unnecessary
regenerate v regrow
regurgitate v bring up
reimburse v pay back
reiterate v repeat
relinquish v give up
remainder n rest
remediate v clean up
remediation n clean-up
remunerate v pay
remuneration n pay
renal a kidney
repercussion n consequence
replete a full
requisite a necessary
reside v live
residence n home
residual a remaining
respiration n breathing
respiratory a breathing
retain v keep
retard v slow
reticent a quiet
rigidity n stiffness
rudimentary a basic
ruminate v think
rupture v burst
sagacious a wise
salient a important
saline a salty
satiate v fill
satiety n fullness
scent n smell
scrutinize v examine
secrete v release
secretion n release
sedate v calm
sedentary a inactive
seldom r rarely
sequester v lock away
sequestration n storage
serrated a toothed
simultaneously r at the same time
slender a thin
solely r only
solidify v harden
somatic a body
somnolence n sleepiness
sorrow n sadness
specimen n sample
sporadic a occasional
sporadically r now and then
squander v waste
stagnate v stall
statute n law
stipulate v require
stochastic a random
stratify v layer
stratum n layer
stringent a strict
stroll v walk
subcutaneous a under-the-skin
submerge v sink
subsequent a later
subsequently r later
subside v ease
substantial a large
substantially r greatly
substantiate v support
subterranean a underground
succinct a brief
succumb v give in
sufficient a enough
summit n top
supersede v replace
supplant v replace
susceptibility n vulnerability
susceptible a vulnerable
swiftly r quickly
synchronize v match
synchronous a simultaneous
syncope n fainting
synergistic a combined
synthesize v make
tachycardia n fast heartbeat
tactile a touch
tenable a reasonable
tenet n belief
tenuous a weak
terminate v end
termination n end
terrestrial a land
terrified a scared
thermal a heat
thoracic a chest
thrombosis n blood clot
thrombus n blood clot
torpid a sluggish
toxin n poison
trajectory n path
tranquil a calm
transcend v go beyond
transient a brief
transmissible a catching
transmit v pass on
transparent a clear
traverse v cross
tremble v shake
trepidation n fear
truncate v shorten
turbid a cloudy
turbidity n cloudiness
ubiquitous a very common
undulate v wave
unequivocal a clear
unequivocally r clearly
unilateral a one-sided
untenable a unreasonable
upregulate v increase
utilise v use
utilization n use
utilize v use
utterly r completely
vacant a empty
vanish v disappear
vaporize v evaporate
variability n variation
vascular a blood-vessel
velocity n speed
venomous a poisonous
ventral a front
versatile a flexible
vertebrate n animal with a backbone
vertigo n dizziness
vicinity n area
vindicate v clear
virulence n strength
virulent a dangerous
viscosity n thickness
viscous a thick
visualize v picture
volatile a unstable
wane v fade
warrant v justify
wealthy a rich
weary a tired
withstand v resist
xenophobia n fear of foreigners
zenith n peak
zoonotic a animal-borne
`);
