/* oxlint-disable max-lines -- a table, one entry a line */
import { mixedEntriesOf } from './plain-entry.ts';

/** Terms of the sciences, each with words a neighbour would know. One entry a line: the term, its part of speech, the plainer words. Offered to the writer, never put in unasked. */
export const scienceWords = mixedEntriesOf(`
abiotic a non-living
ablation n removal
achromatic a colourless
adipocyte n fat cell
aeolian a wind
aerate v add air to
aestivate v sleep through the summer
afforestation n tree planting
agroforestry n tree farming
algorithm n set of steps
allele n gene version
alluvial a river-laid
analgesia n pain relief
analgesic a pain-relieving
analyte n measured substance
angiosperm n flowering plant
anhydrous a water-free
anoxia n lack of oxygen
anoxic a oxygen-free
anticoagulant a blood-thinning
anticoagulation n blood thinning
antihypertensive a blood-pressure-lowering
antihypertensive n blood-pressure drug
antimicrobial a germ-killing
antipsychotic n psychosis drug
antipyretic a fever-reducing
apoptosis n programmed cell death
aqueous a watery
aquifer n underground water store
arboreal a tree-living
aspirate v suck out
asteroid n space rock
astrophysicist n star scientist
atherosclerosis n hardening of the arteries
axon n nerve fibre
bactericidal a bacteria-killing
benthic a sea-floor
biliary a bile
bioaccumulate v build up
bioaccumulation n build-up in the body
bioavailability n share that reaches the blood
biodegrade v rot
biodiversity n variety of life
biomarker n biological sign
biomass n living material
biotic a living
bolus n single large dose
bryophyte n moss
cannula n thin tube
cardiomyocyte n heart muscle cell
cardiomyopathy n heart-muscle disease
cardiotoxic a heart-damaging
carnivore n meat eater
catchment n drained area
catheter n thin tube
catheterise v put a tube into
catheterize v put a tube into
cauterise v burn closed
cauterize v burn closed
cetacean n whale or dolphin
chlorophyll n green pigment
chromatography n separation of mixtures
cochlea n inner ear
cochlear a inner-ear
coevolve v evolve together
colitis n bowel inflammation
colorectal a bowel
conjunctivitis n eye inflammation
corticosteroid n steroid
cosmology n study of the universe
crepuscular a twilight
cytokine n immune messenger
cytoplasm n cell fluid
cytosol n cell fluid
cytotoxic a cell-killing
dataset n set of data
decarbonisation n end of carbon use
decarbonization n end of carbon use
decimate v destroy most of
deforestation n forest clearing
deoxygenate v remove oxygen from
desalinate v remove salt from
desalination n removal of salt
desquamate v flake off
diabetogenic a diabetes-causing
didactic a teaching
diuretic n water tablet
downgrade v lower
dysmenorrhea n period pain
dysmenorrhoea n period pain
edaphic a soil
electrolyse v split with electricity
electrolyze v split with electricity
embryogenesis n growth of the embryo
encephalitis n brain inflammation
encephalopathy n brain disease
encode v carry the code for
endoscopy n look inside with a camera
endothermic a heat-absorbing
endotoxin n bacterial poison
eolian a wind
epistemic a knowledge-related
epistemology n theory of knowledge
epithelium n surface layer
erythrocyte n red blood cell
eutrophication n nutrient pollution
evapotranspiration n water loss from land and plants
exfoliate v flake off
exoplanet n planet of another star
exoskeleton n outer shell
exothermic a heat-releasing
expectorate v cough up
extirpate v wipe out
extracorporeal a outside-body
extrude v squeeze out
femtosecond n millionth of a billionth of a second
ferrous a iron
fibrosis n scarring
friable a crumbly
gastritis n stomach inflammation
genome n full set of genes
genotype n set of genes
geocentric a earth-centred
geothermal a earth-heat
glaciation n spread of ice
gonad n sex gland
gustatory a taste
heliocentric a sun-centred
hepatitis n liver inflammation
hepatocyte n liver cell
hepatotoxic a liver-damaging
herbivore n plant eater
hermeneutic a interpretive
heuristic a rule-of-thumb
heuristic n rule of thumb
hibernate v sleep through the winter
historiography n history writing
hominin n early human
hydraulic a water-powered
hydrology n study of water
hyperglycaemia n high blood sugar
hyperplasia n overgrowth of cells
hyperthermia n high body temperature
hypertrophy n enlargement
hypoglycaemia n low blood sugar
hypotensive a low-blood-pressure
hypothermia n low body temperature
hypothesise v suppose
hypoxia n lack of oxygen
hypoxic a oxygen-poor
hysterectomy n removal of the womb
idiopathic a unexplained
immunodeficiency n weak immune defence
immunoglobulin n antibody
immunological a immune
immunosuppression n weakening of immune defences
immunosuppressive a immune-weakening
incubate v keep warm
innervation n nerve supply
intercellular a between-cell
intergalactic a between-galaxy
interglacial n warm period
interstellar a between-star
intramuscular a into-muscle
intraocular a inside-eye
intraoperative a during-surgery
ischaemia n lack of blood flow
ischaemic a blood-starved
ischemia n lack of blood flow
ischemic a blood-starved
isoform n protein version
iterative a repeated
juridical a legal
keratinocyte n skin cell
lacustrine a lake
laparoscopy n keyhole surgery
leach v seep
leucocyte n white blood cell
leukaemia n blood cancer
leukemia n blood cancer
leukocyte n white blood cell
ligand n binding molecule
locomotor a movement
lumpectomy n removal of a lump
lymphocyte n immune cell
lysis n bursting
magnetosphere n magnetic shield
malignancy n cancer
mastectomy n removal of a breast
masticate v chew
melanoma n skin cancer
metacognition n thinking about thinking
microbiome n community of microbes
microbiota n community of microbes
microplastics n tiny pieces of plastic
micturate v pass water
miscible a mixable
monochromatic a single-colour
monoculture n single-crop farming
monogenic a single-gene
monotherapy n single-drug treatment
morphogenesis n shaping of the body
motoneuron n nerve cell
multicellular a many-celled
multifactorial a many-cause
murine a mouse
mutagenic a mutation-causing
mycelium n network of fungal threads
mycosis n fungal infection
myelin n nerve coating
myocarditis n heart inflammation
nanometer n billionth of a meter
nanometre n billionth of a metre
nanoparticle n tiny particle
necrosis n cell death
nephropathy n kidney damage
nephrotoxic a kidney-damaging
neurogenesis n growth of new nerve cells
neurologic a nerve
neuropathic a nerve
neuropathy n nerve damage
neuroplasticity n flexibility of the brain
neurotoxic a nerve-damaging
obstetrician n birth doctor
ontogeny n growth of the individual
oocyte n egg cell
opioid n strong painkiller
osmosis n movement of water
osteoblast n bone-building cell
osteoclast n bone-dissolving cell
outlier n odd value
overexpression n overproduction
ovine a sheep
ovulate v release an egg
oxygenation n oxygen supply
palaeontology n study of fossils
paleontology n study of fossils
palpate v feel
passerine n perching bird
pathogenesis n disease development
pathophysiology n workings of the disease
pedagogical a teaching
pedagogy n teaching
pelagic a open-sea
percolate v seep
percutaneous a through-skin
perfusion n blood flow
periglacial a ice-edge
perinatal a around-birth
perioperative a around-surgery
permafrost n frozen ground
phagocyte n cell-eating cell
phagocytose v swallow
pharyngeal a throat
phenology n timing of the seasons
phenotype n trait
photon n particle of light
photoreceptor n light-sensing cell
photosensitive a light-sensitive
photosynthesis n making of food from light
photovoltaic a solar
photovoltaics n solar panels
phytoplankton n tiny floating plants
pinniped n seal
plasmid n ring of DNA
pneumatic a air-powered
pollinator n pollen carrier
polygenic a many-gene
polymorphism n gene variation
polypharmacy n use of many drugs
praxis n practice
probiotic n helpful bacteria
problematise v question
problematize v question
psychopathology n mental illness
psychosomatic a mind-caused
pyrexia n fever
qubit n quantum bit
raptor n bird of prey
readmission n return to hospital
recapitulate v repeat
reforestation n tree planting
rhinitis n runny nose
rhizome n underground stem
riparian a riverside
salinity n saltiness
sarcopenia n muscle loss
seismology n study of earthquakes
sessile a fixed
simian a monkey
sonicate v treat with sound
speciation n birth of new species
spectroscopy n study of light
spermatocyte n sperm cell
stratigraphy n order of layers
subcellular a within-cell
subclinical a unnoticed
subduction n sinking of one plate under another
subglacial a under-ice
sublimate v turn to gas
sublingual a under-tongue
suboptimal a poor
suborbital a below-orbit
supernova n exploding star
synapse n nerve junction
synovial a joint
telemetry n remote measurement
teratogenic a birth-defect-causing
theorise v guess
theorize v guess
thrombocytopenia n low platelet count
tonsillectomy n removal of the tonsils
transdermal a through-skin
transgene n inserted gene
transgenic a gene-altered
triglyceride n blood fat
underlie v lie behind
ungulate n hoofed animal
unicellular a single-celled
urbanisation n growth of cities
urbanization n growth of cities
vascularise v supply with blood
vascularize v supply with blood
vasculature n blood vessels
vasculitis n blood-vessel inflammation
vasoconstriction n narrowing of blood vessels
vasodilation n widening of blood vessels
virologist n virus scientist
vitreous a glassy
volcanologist n volcano scientist
xenobiotic n foreign chemical
zooplankton n tiny floating animals
`);
