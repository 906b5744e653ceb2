import { englishNouns } from './english-nouns.ts';
import { inflectEnglish } from './inflect-english.ts';
import type { Lexicon } from './lexicon.ts';

/** English, without apostrophes: “don’t” is dont, “I’ll” is ill. */
export const english: Lexicon = {
  inflect: inflectEnglish,
  shortestMisspelt: 9,
  inflected: {
    ...englishNouns,
    assault: `rape molest grope abuse harass harras stalk strangle choke threaten threatn blackmail
      bully humiliate torture kidnap drug slap punch kick whip assault extort degrade intimidate
      terrorise terrorize persecute mistreat belittle catcall violate coerce spank smother suffocate
      imprison traffic beat/beaten hit/hitting stab rough_up spit_on/spat_on scream_at yell_at
      shout_at swear_at curse_at throw_things_at/threw_things_at force_himself_on force_herself_on
      spy_on/spied_on prey_on gaslight bite/bit/bitten insult mock scare frighten terrify bruise
      bash headbutt jump_on attack grab lock corner trap sexually_assault sexually_abuse mug murder`,
    handle: `touch grab hurt/hurting attack follow push shove corner force kiss lock undress
      burn/burnt pin film control watch isolate exploit manipulate chase trap pressure rub/rubbing
      stroke caress squeeze pinch fondle trip beg punish starve shake/shook throw/threw drag kill
      shoot/shot poison hunt destroy come_on_to/came_on_to pick_on laugh_at
      make_fun_of/made_fun_of/making_fun_of hold_down/held_down slam smash marry_off exclude ignore
      hug scold cut`,
    intrude: `come_into/came_into come_in/came_in walk_into sneak_into break_into/broke_into
      climb_into get_into/got_into wait stand/stood_outside show_up turn_up enter follow
      send/sent/sending post share leak publish take/took/taken steal/stole hide/hid check read
      track call text message stare film keep/kept record withhold/withheld refuse demand beg want
      ask invite`,
    rage: `scream yell shout rage drink drunk break_things/broke_things/breaks_everything
      throw_things/threw_things`,
    ruin: 'ruin destroy fire expel deport evict fail sue kick_out sack expose',
    harm: `kill kil hang/hung hurt/hurting harm cut/cutting burn/burnt starve drown shoot/shot
      punish stab poison scratch hit/hitting injure mutilate bruise bite/bit whip destroy strangle
      choke slash slap punch smother suffocate beat off electrocute gas overdose throw/threw carve
      slice hate loathe despise finish top do_away_with done_something_to do_something_to
      did_something_to lash`,
    attack: `kill kil murder shoot/shot shoot_up stab strangle hurt/hurting beat/beaten hit/hitting
      attack poison punch slap choke harm smash rape slaughter run_over/ran_over bomb
      blow_up/blew_up burn burn_down torture kick throttle bash crush execute bury hunt_down drown
      smother behead slit injure get_back_at destroy push shove shake/shook grab scream_at yell_at
      knock break/broke massacre set_fire_to blow threaten follow stalk rough_up whip bite/bit`,
    die: `overdose unalive commit_suicide end_my_life end_my_own_life end_her_life end_his_life
      end_their_life end_it_all end_everything take_my_life/took_my_life
      take_my_own_life/took_my_own_life take_her_life/took_her_life take_his_life/took_his_life
      take_her_own_life/took_her_own_life take_his_own_life/took_his_own_life
      leave_this_world/left_this_world disappear vanish end_things stop_existing stop_living
      stop_breathing jump_off jump_from jump_out jump_in_front step_in_front walk_in_front
      walk_into_traffic step_off drive_off/drove_off crash_my_car drive_into/drove_into
      slit_my_wrists sleep_forever fade_away perish cease_to_exist slip_away evaporate jump`,
    endLife: `end_my_life end_my_own_life take_my_life/took_my_life
      take_my_own_life/took_my_own_life slit_my_wrists unalive`,
    life: 'live exist survive breathe',
    intend: `want wnat wish hope need plan decide try think/thought dream imagine fantasise
      fantasize consider contemplate long crave intend threaten promise swear/swore talk pray look
      google search picture prefer attempt ask beg`,
    wish: 'want wish hope pray wait long beg',
    have: `have/has/had/ive get/got/getting buy/bought bring/brought hide/hid keep/kept carry
      steal/stole load save collect hoard find/found pack order point hold/held`,
    swallow: 'take/took/taken/taking swallow drink/drank/drunk down',
    cry: 'cry sob weep/wept',
    hate: 'hate despise loathe disgust',
    vomit: 'throw_up/threw_up/throwing_up vomit purge puke',
    eat: 'eat/ate/eaten',
    sleep: 'sleep/slept',
    notice: `care notice miss love need want understand/understood listen believe help see hear like
      know talk_to`,
    feel: 'feel/felt be/am/was/im/ive_been/been/become/became/is',
    call: 'call name shout',
  },
  words: {
    i: 'i im ive id ill feeling thinking_of thinking_about',
    me: 'me myself',
    my: 'my',
    self: 'myself my_self meself mysel myslef miself',
    themself: 'herself himself themselves themself her_self him_self',
    somebody: `he she they hes shes theyre somebody someone people everyone everybody anyone guy
      guys man men boy boys woman girls stranger strangers`,
    other: `him her them his someone somebody everyone everybody anyone people you each_other my_own`,
    intend: `wanna want_to feel_like going_to gonna about_to urge thoughts_of thought_of ready_to
      ready tempted idea_of thoughts ideas better_off ways_to way_to easiest_way how_to could should
      might would will ill id wanted_to_just capable_of daydream_about daydreaming_about`,
    wish: 'wanna feel_like id_rather would_rather ready_to urge_to',
    die: `die dies died dying suicide suicidal sucide sucidal suicidle be_dead were_dead was_dead
      being_dead death be_gone was_gone were_gone not_exist didnt_exist not_be_alive not_be_here
      not_wake_up dont_wake_up never_wake_up not_waking_up hadnt_woken had_not_woken never_woke
      never_been_born never_born end_it ending_it kms my_grave not_be_around never_existed
      no_longer_exist no_longer_be hadnt_been_born had_not_been_born not_been_born six_feet_under
      out_of_life leave_this_life dye stop_being_alive not_being_here not_be_alive_anymore
      not_here_anymore wont_be_around wont_be_here will_not_be_here will_not_be_around wont_exist
      have_an_accident be_hit_by run_me_over runs_me_over ran_me_over`,
    suicide: `suicidal suicide sucide sucidal suicidle kms selfharm self_harm self_harming
      self_harmed selfharming unalive overdosed overdosing overdose od cutting_again been_cutting
      started_cutting relapsed suicde`,
    endLife: 'kms',
    not: `not dont cant cannot never no wont wouldnt didnt isnt arent havent hasnt doesnt couldnt
      shouldnt nothing without hardly no_longer nt unable stopped barely neither nor cant_even only
      wasnt werent hadnt aint`,
    sick: `tired_of sick_of done_with fed_up_with had_enough_of enough_of through_with weary_of hate
      cant_stand bored_of exhausted_by finished_with want_out_of regret regret_being hate_being`,
    life: `alive life be_here here_any_more here_anymore around be_born existence live_for wake_up
      another_day tomorrow in_this_world on_this_earth on_this_planet still_here stay staying`,
    goOn: `go_on going_on keep_going carry_on continue continuing keep_on keep_fighting try_anymore
      trying`,
    endure: `do handle endure take stand manage deal breathe face survive live continue keep_doing
      function fight bear`,
    breakDown: `go_on carry_on cope take_it keep_going do_life hold_on hang_on live_like_this
      do_this_any_more do_this_anymore take_this take_much bear_it bear_this breathe stop_crying
      get_out_of_bed leave_my_bed see_a_way see_any_way see_a_future make_it_to_the_end
      make_it_through make_it_till make_it_until survive_this`,
    more: 'anymore any_more any_longer longer much_longer another_day no_longer',
    preposition: 'of on up under between around down over inside in',
    sex: `sex naked nude nudes sexual sexually undress undressed sleep_with slept_with sleeping_with
      penis dick rape raped masturbated masturbating on_top_of a_kiss blowjob hotel hotel_room
      my_bed inappropriate intimate_pictures lewd dirty_pictures touch_him touch_me date_him`,
    lethal: 'lethal enough kill fatal die deadly needed it_takes to_die',
    despair: `worthless hopeless desperate miserable suicidal unloved unwanted helpless unsafe
      broken numb empty  dead_inside depressed despair lonely alone_in_the_world
      completely_alone so_alone all_alone in_danger ruined disgusting pathetic a_failure useless
      trapped lost_all_hope falling_apart in_pain in_so_much_pain unbearable terrified breaking_down
      traumatised traumatized heartbroken a_burden burden hollow invisible abused bullied not_ok
      not_okay drowning sinking spiralling spiraling shattered unlovable going_crazy losing_my_mind
      losing_it in_despair a_mistake a_waste too_tired_to_live exhausted_of in_crisis at_rock_bottom
      dangerous_to like_nothing garbage trash a_monster`,
    illness: `depression anxiety ptsd anorexia bulimia eating_disorder addiction trauma bruises
      scars nothing_left`,
    alarm: `panic_attack panic_attacks breakdown flashbacks nightmares crisis_line hotline
      no_way_out no_hope lost_hope no_future lost_the_will will_to_live someone_to_talk_to
      somebody_to_talk_to anyone_to_talk_to nobody_to_talk_to no_one_to_talk_to not_safe
      not_feel_safe dont_feel_safe save_me my_funeral black_eye restraining_order nowhere_to_go
      nowhere_to_turn nobody_to_turn_to no_one_to_turn_to voice_in_my_head in_my_head_telling
      waste_of_space waste_of_air everything_is_dark being_followed be_killed get_killed
      nothing_matters no_one_left nobody_left get_better if_i_told if_i_speak if_i_report
      did_not_stop didnt_stop wouldnt_stop would_not_stop out_of_control lose_control no_reason
      need_help_now please_help help_me_please lost_my_baby miscarriage forced_marriage bullying
      abuse harassment rapist stalker my_attacker beatings never_told_anyone never_told_anybody
      told_nobody told_no_one dont_tell_anyone not_tell_anyone cant_tell_anyone tell_no_one
      no_one_knows nobody_knows what_i_might_do what_i_will_do what_ill_do of_myself
      something_stupid in_heaven join_him join_her join_them other_side psychiatric psych_ward
      mental_hospital laxatives binge binged binging losing_control lost_control my_temper my_anger
      hurts_so_much hurts_too_much no_friends kicked_me_out threw_me_out thrown_out to_forget
      pass_out passed_out blacked_out rock_bottom cry_for_help wasnt_consensual threatening_messages
      hate_mail go_back_to_your back_to_my_country what_he_did_to what_they_did_to what_he_does_to
      nobody_believes no_one_believes nobody_would_believe no_one_would_believe cuts_on
      place_in_this_world place_in_the_world no_place last_of_my_strength leave_a_note left_a_note
      wrote_a_note energy_for_anything wait_for_the_end waiting_for_the_end nothing_else_matters
      point_in_anything point_of_anything given_away gave_away giving_away havent_left_my
      not_left_my_room made_my_peace made_peace_with over_soon where_im_going where_i_am_going
      stopped_making_plans see_myself_next no_plans_after see_a_future picture_a_future
      imagine_a_future look_after_my take_care_of_my by_the_time_you_read last_thing_i
      when_you_read_this tell_my_mum tell_my_mom tell_my_mother tell_my_family tell_my_parents
      tell_them_i_love dont_matter do_not_matter dont_belong_in dont_belong_here way_forward
      see_tomorrow so_done cant_be_fixed beyond_help long_sleeves hide_the_marks marks_on
      not_allowed_to isnt_allowed_to eggshells i_froze loses_his_temper lost_it my_grade_depends
      asked_for_favours asked_for_favors chair_against clean_for clean_since relapse
      teach_them_a_lesson teach_him_a_lesson teach_her_a_lesson have_a_list make_them_listen
      make_him_listen see_it_coming burn_it_all everyone_will_see they_will_see theyll_see
      theyll_all where_he_parks where_she_lives where_they_live not_coping breaking_point
      end_of_my_tether end_of_the_line spoken_to_anyone talked_to_anyone spoken_to_another
      chest_is_tight stop_shaking stop_crying nothing_to_live isnt_answering not_answering
      stopped_answering_me felt_nothing feel_nothing feel_anything cant_feel check_out_for_good
      gone_for_good be_missed miss_me mourn_me never_see_me see_me_again notice_if im_not_here
      i_am_not_here rid_of_me be_the_end all_over_for_me doesnt_matter_anymore
      doesnt_matter_any_more dark_place dark_thoughts bad_thoughts thoughts_scare intrusive_thoughts
      black_hole_inside cant_be_alone keep_myself_safe keep_me_safe safe_from that_i_tried
      anyone_read_these anyone_reads anyone_reading anyone_read_this if_someone_reads tell_somebody
      tell_someone told_somebody a_plan_and a_date_and who_will_find finds_me find_me letter_to_my
      letters_to_my so_much_pain too_much_pain in_pain hurts_so_much hear_voices hearing_voices voices_telling voices_tell voices_in_my_head voices_say`,
    coercion: `leave_me_alone knows_where_i_live know_where_i_live if_i_tell if_i_leave if_i_refuse
      if_i_dont if_i_say_no unless_i said_no told_him_to_stop against_my_will
      made_me_promise made_me_do makes_me_do force_me_to my_passport my_visa no_means_no
      let_me_leave let_me_go let_me_out let_me_see let_me_eat because_im because_i_am because_i_wear
      did_things_to_me does_things_to_me did_something_to_me does_to_me did_to_me outside_my
      outside_our at_my_window reads_my_messages checks_my_phone controls_my took_my_keys
      takes_my_keys took_my_phone takes_my_phone my_door wont_let_me doesnt_let_me does_not_let_me
      will_not_let_me wouldnt_let_me would_not_let_me never_lets_me lets_me_leave not_allow_me
      forbids_me i_told_him_no i_didnt_want i_did_not_want my_hair at_my_head at_my_face my_throat
      against_the_wall by_the_throat by_the_hair to_the_floor to_the_ground down_the_stairs
      in_a_corner alone_with_me owe_him owe_her our_secret keep_quiet keep_it_quiet keep_silent
      with_the_belt with_a_belt without_my_consent my_consent`,
    bleak: `pointless hopeless meaningless unbearable dark hell empty painful worthless not_worth
      too_much a_nightmare over no_way_out too_hard grey`,
    fearOf: 'afraid_of scared_of terrified_of frightened_of fear_of fear afraid_that',
    fear: 'afraid scared terrified frightened fear petrified unsafe dangerous',
    home: `home alone night sleep life safety dark house tonight outside door leave be_alone tell
      lab go_back`,
    nobody: 'nobody no_one noone no_body none',
    way: 'way_to ways_to how_to how_do_i',
    point: `point reason reasons meaning purpose sense why what_for worth bother whats_the_point
      strength energy desire motivation courage point_of point_in reason_to reason_for meaning_in
      use_in sense_in reasons_to`,
    better: 'better easier happier relieved off',
    withoutMe: `without_me if_i_was if_i_were if_i_wasnt if_i_werent if_i_didnt if_i_died
      if_i_disappeared if_i_vanished if_i_left if_i_never when_im_gone if_im_gone once_im_gone
      if_i_had_never if_i_am_gone when_i_am_gone if_i_stopped`,
    goodbye: `goodbye farewell good_bye last_message last_letter last_night last_day last_words
      last_exercise last_text last_evening last_one last_sunrise last_hours`,
    lastTime: 'last goodbye',
    everything: `everything it it_all all_of_it all_of_this this the_pain the_noise life pain
      thoughts the_voices`,
    stop: 'stop end over finish finished ended be_over go_away stopped',
    days: `days weeks week months every night nights daily nightly day all always constantly hours
      meal meals secretly uncontrollably since monday tuesday wednesday thursday friday sunday`,
    deserve: 'deserve deserves deserved',
    suffer: 'die suffer pain hell hurt beaten punished burn eat live happy',
    revenge: `revenge pay_for_it pay_for_this regret_it be_sorry make_him_pay make_her_pay
      make_them_pay make_you_pay will_pay payback snap massacre regret_this sorry_for_what`,
    institution: `department school campus university office lab faculty building institute class
      house home place`,
    violent: 'violent abusive dangerous aggressive controlling violence abuser predator drunk',
    insult: `whore slut bitch stupid terrorist monkey idiot retard retarded fat ugly animal fag
      faggot useless worthless names trash nigger dirty disgusting crazy cunt`,
    bleed: 'bleed bleeds bleeding blood',
    dark: `alone sad unhappy shaking trembling tears exhausted drained worn_out lost ashamed shame
      guilty guilt blame hide hiding secret secretly wound wounds scar ache agony anguish alcohol
      weed therapist counsellor counselor psychologist psychiatrist antidepressants ambulance
      funeral grave coffin heaven forgive sorry_to_everyone forever noticed darkness nights insomnia
      awake anxious panic dread escape run_away ran_away failure bridge roof forced threatened
      threats touched touching given_up gave_up give_up accident danger humiliated harassed
      cant_sleep cant_eat not_sleeping not_eating stopped_eating havent_left not_left_my
      havent_slept havent_eaten havent_showered cant_get_up anymore any_more jealous fists belt
      punishment begged beg pray loved_me never_told hospital_bed cruel tortured beaten stalking
      followed follows flinch panicking terror cornered grabbed pinned sleepless sleeves sleeve keys
      flinched froze frozen temper angry anger furious platform note gone exhausting drunken
      hopelessly hopelessness emptiness worse_every existing threat pushed shoved shook kicked
      thrown plate violently kidnapped racist racism homophobic wasted shivering skinny mirror
      calories matches lighter cigarette wrist wrists veins thighs arms throat neck asleep sleep
      will forgiven peace painless dreading unspeakable touched_me alone_at_night stranger_outside skip_dinner skip_meals skip_breakfast skip_lunch weigh kilos off_the_road showered`,
    end: '.',
    ache: 'pain suffering sadness loneliness fear nightmare hurt sorrow voices',
    passive: 'im_being_followed',
    future: 'future tomorrow way_forward way_out',
    relief: 'to_feel relief calm calms feel_better feel_something to_cope release pain_go_away',
    if: 'if',
    dead: 'dead gone buried in_hell',
    help: 'help',
    be: 'was were been being got get getting am be im is are',
    out: 'out',
    kin: 'our_neighbour our_neighbor our_daughter our_son our_children our_kids mother_in_law',
    superior: 'group_leader principal_investigator lab_leader',
  },
  idioms: `dead_serious live_without_my live_in lives_in lived_in living_in live_near live_at live_on live_off jump_to jump_into
    jump_ahead jump_right jumped_to jumps_to dying_to dying_for killing_me is_to_die_for
    die_of_laughter died_laughing dying_of_laughter dying_of_boredom dying_of_curiosity
    would_kill_for could_kill_for kill_for hit_me_that it_hit_me hit_the_nail hit_by_the hit_me_like
    die_out dies_out dead_end dead_zone dead_zones dead_sea kill_time killed_time the_dead
    beat_me_to beaten_to dead_tired dead_line killer_whale killer_whales killer_cells overdosed_the
    pushed_me_to pushes_me_to push_me_to forced_me_to_rethink forces_me_to_think hit_a_wall
    hit_the_wall shot_in_the_dark suicide_gene suicide_genes end_it_with end_it_here end_it_by
    end_it_at end_it_on end_it_in do_better help_me_with help_me_to help_me_understand go_on_with
    get_better_at`,
};
