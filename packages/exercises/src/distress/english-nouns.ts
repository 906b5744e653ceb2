/** Nouns by class, as lemmas: people, words of research and of the exercise, the body, weapons and means. */
export const englishNouns = {
  kin: `father dad daddy stepfather stepdad mother mom mum mommy mummy stepmother stepmom parent
    brother sister uncle aunt grandfather grandpa grandmother grandma cousin husband wife partner
    boyfriend girlfriend bf gf fiance fiancee ex exhusband exboyfriend exgirlfriend exwife
    roommate flatmate housemate classmate friend bestie son daughter kid child children baby
    family niece nephew stepbrother stepsister mate labmate neighbour neighbor landlord girl pupil
    student dog cat`,
  superior: `supervisor superviser advisor adviser professor prof boss teacher lecturer mentor pi
    dean head manager colleague coworker postdoc student coach tutor doctor technician director
    examiner priest rabbi instructor officer soldier guard classmates labmates friends ta`,
  research: `research study examine analyse analyze analysis interview survey participant patient
    respondents novel chapter literature data sample model film movie cell mouse mice rat
    experiment court history historical historians rate prevalence prevention among play poem
    poetry character hypothesis measure method results bacteria virus tumour tumor cancer species
    algorithm network protein treatment survivors victims article essay book theory argument
    statistics population cohort trial clinical hospital epidemic risk intervention prison media
    century war army questionnaire exposure animals fish plants trees insects birds soil process
    server code reviewer deadline adolescents teenagers schools law legal story dataset focuses
    explores battery goal team match game season league record publication clinic coral quantum
    judge cases placebo tissue mill microscope enzyme gene dna rna laser polymer crystal sensor
    satellite galaxy star planet ocean climate ecosystem predators prey parasite larvae crop wheat
    language grammar corpus manuscript archive medieval ancient empire emperor king queen roman
    nazi colonial government parliament policy economy market farmers voters religion religious
    philosophy philosopher sociology psychology disease symptoms diagnosis infection infected
    surgery liver neurons antibody vaccine mortality percent average decade protest revolution
    troops villagers software hardware robot database proof theorem equation molecule atoms
    electrons reaction catalyst solvent temperature sites texts reader audience romance tragedy
    hamlet protagonist heroine hero poet painter paintings opera scene
    ethnography fieldwork villages nations states countries legislation verdict testimony
    witnesses users dose_response deaths_per bomb_disposal children_with women_who men_who people_with people_who_were students_who`,
  task: `exercise text paragraph question sentence word draft answer title abstract introduction
    example section`,
  body: 'arm wrist leg thigh skin vein body stomach hands throat neck head face hair',
  hand: 'hand fingers arm',
  weapon: `gun knife knives pistol rifle rope noose razor blade poison bleach bomb pills axe
    machete hammer sleeping_pills revolver grenade`,
  privatePart: `leg thigh body breast chest bottom bum butt ass back knee hair waist neck shoulder
    face skirt shirt blouse bra pants underwear privates crotch mouth hip lap dress lips cheek
    inappropriately`,
  belonging: `closet drawer bag backpack room bed nightstand car throat neck head pocket hand belt`,
  pictures: `photo picture nudes video images screenshots messages passport phone money salary
    bank_account`,
  place:
    'bridge roof rooftop cliff tracks balcony ledge edge car_into painlessly painless without_pain',
  dose: `tablets pill painkillers bleach poison antifreeze medication meds medicine xanax
    paracetamol overdose insulin aspirin ibuprofen bottle vodka drugs`,
};
