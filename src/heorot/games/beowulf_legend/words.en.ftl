# The Legend’s words. `short` is a name in the notation, where it is another; `card` says where a name on a card may be broken.

piece-travelling = Travelling
    .card = Travel{"\u00AD"}ling
piece-friendship = Friendship
    .card = Friend{"\u00AD"}ship
piece-wit = Wit
piece-courage = Courage
piece-fighting = Fighting
piece-beowulf = Beowulf
piece-blessing = King Hrothgar’s Blessing
    .short = Blessing
piece-inspiration = Queen Wealhtheow’s Inspiration
    .short = Inspiration
    .card = Inspi{"\u00AD"}ration
piece-daring = Beowulf’s Daring
    .short = Daring
piece-resolve = Beowulf’s Resolve
    .short = Resolve
piece-rest = The Warrior’s Rest
    .short = Rest
piece-hides = Hides of Land
    .short = Hides
piece-counsel = Wise Counsel
    .short = Counsel
piece-longship = Swift Longship
    .short = Longship
piece-shield = All-Iron Shield
    .short = Shield
piece-hrunting = Hrunting
piece-fame = fame
piece-treasure = treasure
piece-fame_alliance = fame-alliance token
piece-treasure_alliance = treasure-alliance token
piece-misfortune = misfortune
piece-king_hygelacs_court = King Hygelac’s Court
piece-sail_to_denmark = Sail to Denmark
piece-the_coast_guard = The Coast Guard
piece-king_hrothgars_hall = King Hrothgar’s Hall
piece-rings_from_the_king = Rings from the King
piece-feast_in_the_hall = Feast in the Hall
piece-unferths_taunt = Unferth’s Taunt
piece-night_watch = Night Watch
piece-grendels_attack = Grendel’s Attack
piece-great_rewards = Great Rewards
piece-gifts_of_gold = Gifts of Gold
piece-the_hall_restored = The Hall Restored
piece-the_hags_revenge = The Hag’s Revenge
piece-tracks_on_the_moor = Tracks on the Moor
piece-hunt_for_the_sea_hag = Hunt for the Sea Hag
piece-into_the_mere = Into the Mere
piece-fight_under_water = Fight under Water
piece-hoard_of_the_mere = Hoard of the Mere
piece-hrothgars_farewell = Hrothgar’s Farewell
piece-many_friendships = Many Friendships
piece-the_voyage_home = The Voyage Home
piece-hygelacs_thanks = Hygelac’s Thanks
piece-tribute = Tribute
piece-raid_on_frisia = Raid on Frisia
piece-the_long_swim = The Long Swim
piece-council_of_the_geats = Council of the Geats
piece-beowulf_is_crowned = Beowulf Is Crowned
piece-feud_with_the_swedes = Feud with the Swedes
piece-peace_returns = Peace Returns
piece-forge_the_shield = Forge the Shield
piece-the_stolen_cup = The Stolen Cup
piece-the_last_muster = The Last Muster
piece-dragon_battle = Dragon Battle
piece-break_ranks = Break Ranks?
piece-recover_treasures = Recover Treasures
piece-death_of_beowulf = Death of Beowulf
verb-draw = draw
verb-reveal = reveal
verb-opens = opens
verb-play = play
verb-give = give
verb-bless = blessing
verb-take = take
verb-ally = ally
verb-show = show
verb-first = first
verb-heal = heal
verb-risk = risk
verb-dare = daring
verb-pass = pass
verb-persist = resolve
verb-no = no
verb-done = done
verb-inspire = inspiration
verb-mend = rest
verb-glory = fame
verb-wound_tile = wound
verb-double_tile = double
verb-scratches = scratches
verb-end = end
verb-mark_f = F
verb-mark_t = T
verb-mark_a = A
verb-mark_c = C
verb-mark_s = S
verb-mark_w = W
verb-mark_m = M
verb-mark_h = H

game-title = Beowulf: The Legend
game-about = Follow Beowulf through 36 episodes. Outbid the others for fame and treasure, and do not get hurt.
game-note = The printed track is not public in full. What the rulebook does not show is reconstructed to fit all that is known, and marked so.
option-advanced = treasure episodes
option-advanced-false = base game
option-advanced-true = advanced game
option-harsh = whoever ends with three wounds
option-harsh-false = loses points
option-harsh-true = scores nothing
option-bluff = cards of simultaneous episodes
option-bluff-false = in secret, matching ones only
option-bluff-true = in turn, bluffs allowed
option-bluff-at-once = in secret, bluffs allowed
option-start = who begins
option-start-drawn = drawn by lot
option-start-first-seat = the first seat
option-start-seat-2 = the second seat
option-start-seat-3 = the third seat
option-start-seat-4 = the fourth seat
option-start-seat-5 = the fifth seat
option-tokens = what the others have in tokens
option-tokens-open = counted for everyone
option-tokens-secret = face down, nobody counts for you

# What a reward gives; used by the sentences below and by the table.
table-icon = { $what ->
    [gotfame] fame { $number }
    [gottreasure] treasure { $number }
    [gotallies] { $number ->
        [one] an alliance token
       *[other] { $number } alliance tokens
    }
    [gotcards] { $number ->
        [one] a card
       *[other] { $number } cards
    }
    [gotscratch] a scratch
    [gotwound] a wound with two cards
    [gotdouble] a double wound with two cards
    [gotmisfortune] a misfortune
    [gotspecial] { $card }
    [fameorheal] fame { $number } or healing
    [healscratches] healing for all scratches
   *[healany] healing
}

# What happened: sentences without their full stop, for more may follow.
note-started = { $seat } starts
note-episode = Episode { $number }: “{ $episode }”
note-last-episode = This is the last episode: then the scores are counted
note-drew = { $seat } draws a card
note-drew-card = { $seat } draws { $card }{ $sign }
note-revealed = Revealed: { $card }{ $sign }
note-allied = { $seat } takes an alliance token
note-allied-with = { $seat } takes { $token } { $value }
note-opened = { $seat } shows { $card }{ $sign }
note-opened-token = { $seat } shows { $token } { $value }
note-opened-end = { $count ->
    [0] { $seat } shows no symbols
   *[other] { $seat } shows { $cards }: { $total ->
        [0] no matching symbols
        [one] { $total } symbol
       *[other] { $total } symbols
    }
}
note-opened-treasure = { $count ->
    [0] { $seat } shows no treasure
   *[other] { $seat } shows { $tokens }: treasure { $total }
}
note-risked = { $seat } takes a risk
note-risked-five = { $seat } takes a risk with Beowulf’s Daring: five cards
note-kept = { $seat } keeps { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
note-kept-played = { $seat } plays { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } from the risk: { $total } so far
note-failed = Nothing matches: the risk of { $seat } fails
note-persisted = { $seat } uses Beowulf’s Resolve: the failed risk does not count
note-gave = { $seat } gives { $card }{ $sign }
note-gave-token = { $seat } gives { $token } { $value }
note-passed = { $seat } passes
note-blessed = { $seat } uses King Hrothgar’s Blessing and takes back { $card }{ $sign }
note-got = { $seat } gets { table-icon }
note-got-nothing = { $seat } gets nothing: none is left ({ table-icon })
note-picked = { $seat } takes { $card }{ $sign }
note-sealed = { $seat } has chosen
note-laid = { $seat } lays a card face down
note-laid-card = { $seat } lays { $card }{ $sign } face down
note-declined = { $seat } does not use { $card }
note-played = { $seat } plays { $card }{ $sign }: { $total } so far
note-out = { $seat } is out and takes marker { $marker }
note-bid-out = { $seat } is out and keeps the treasure
note-last-in = { $seat } is the last one in and takes marker 1
note-ranked = { $seat } has a total of { $total } and takes marker { $marker }
note-returned = { $seat } takes back { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign } (no matching symbol)
note-took = { $seat } chooses { table-icon }
note-shielded = { $seat } uses Queen Wealhtheow’s Inspiration: { $what ->
    [gotwound] no wound, and no cards for it
    [gotdouble] no double wound, and no cards for it
    [gotscratch] no scratch
   *[gotmisfortune] no misfortune
}
note-mended = { $seat } uses The Warrior’s Rest and returns { $count ->
    [one] { $count } scratch
   *[other] { $count } scratches
}
note-scratched = { $seat } takes a scratch and now has { $count }
note-wounded = { $seat } takes a third scratch, and the three become a wound; wounds now: { $count }
note-healed = { $seat } heals { $what ->
    [healwound] a wound
    [healdouble] the double wound
   *[healscratches] all scratches
}
note-showed = { $seat } shows { $token } { $value }: { $total } so far
note-won = { $seat } wins the auction with treasure { $total }
note-paid = { $seat } returns { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
note-new-start = { $seat } is the new start player
note-reshuffled = The discards become the new pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
note-scored = { $seat }: { $tokens } for tokens, { $allies } for alliances, { $misfortunes ->
    [0] no misfortune
    [one] { $misfortunes } misfortune
   *[other] { $misfortunes } misfortunes
}, { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} ({ $health })
note-fallen = { $seat } has fallen, with { $wounds } wounds, and scores nothing
note-ended = The saga is over

# What a preview adds: parts of a sentence.
note-forecast-risk = something matches in { NUMBER($percent, maximumFractionDigits: 1) }% of cases
note-forecast-need = { $count ->
    [one] { $count } more is needed to stay in
   *[other] { $count } more are needed to stay in
}
note-forecast-enough = enough to stay in

held = you hold: { $tiles }; tokens: { $tokens }; points that everyone can count: { $points }, with your alliances: { $own }; scratches: { $scratches }, wounds: { $wounds }
held-secret = you hold: { $tiles }; tokens: { $tokens }; your points so far, which only you know: { $own }; scratches: { $scratches }, wounds: { $wounds }
seat-held = { $seat } holds: { $tiles }; tokens: { $tokens }; points that everyone can count: { $points }; scratches: { $scratches }, wounds: { $wounds }
seat-held-secret = { $seat } holds: { $tiles }; tokens: { $tokens }, face down; scratches: { $scratches }, wounds: { $wounds }
stock = pile: { $count }, discards: { $discards }, alliance tokens: { $allies }
standing-legend = { $seat }: { $points } so far
standing-tokens = { $seat }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}

episode-asks = “{ $episode }”: { $says }

result-most = Highest score: { $points }.
result-shared = A tie at { $points }: the victory is shared.
result-fallen = All have fallen: nobody scores, and the victory is shared.

reason-legend = worth about { NUMBER($hopes, maximumFractionDigits: 1) }

why-over = the game is over.
why-dealer = only the dealer deals, reveals and opens.
why-first-player = the first start player is drawn by lot, before the game.
why-no-such-move = there is no such move.
why-not-in-hand = that card is not in your hand.
why-asked-risk = take the risk, or pass.
why-asked-resolve = first decide whether to use Beowulf’s Resolve.
why-asked-give = give what the opportunity asks for, or pass.
why-asked-heal = first choose what to heal.
why-asked-blessing = first decide whether King Hrothgar’s Blessing takes a card back.
why-asked-select = choose one of the rewards, or pass.
why-asked-pick = take one of the revealed cards.
why-asked-lay = lay cards face down, then say “done”.
why-asked-turn = play a matching card, or drop out.
why-asked-icon = choose your reward.
why-asked-inspiration = first decide whether to avoid it with Queen Wealhtheow’s Inspiration.
why-asked-rest = first decide whether to use The Warrior’s Rest, before the third scratch.
why-asked-bid = show treasure, or drop out.
why-not-turned-up = no such card was revealed.
why-text-card = a card without symbols cannot be laid.
why-no-bluff = lay only matching cards here.
why-does-not-fit = that card has no symbol that matches.
why-give-fame = give fame tokens here.
why-give-cards = give cards here.
why-no-such-fame = you have no such fame token.
why-cannot-pay-fame = you need two fame tokens, and a wound or a scratch to heal.
why-not-needed = that card has no symbol that is still needed.
why-cannot-pay = your hand cannot complete the payment.
why-not-about-to-discard = none of your cards is about to be discarded.
why-no-blessing = King Hrothgar’s Blessing is not in your hand.
why-not-played = no such card lies there.
why-no-such-icon = there is no such reward.
why-closed = that is not available.
why-not-open = with so few players this reward is not available.
why-taken = that reward is taken.
why-twin = take the first of several equal rewards.
why-no-treasure = only treasure counts here.
why-no-such-treasure = you have no such treasure token.
why-no-rest = The Warrior’s Rest is not in your hand.
why-no-scratch = you have no scratch to return.
why-begun-to-give = you have begun to give: complete the payment.
why-no-fame-here = there is no fame to take here.
why-wounds-only = only a wound tile can be healed here.
why-no-scratches = you have no scratches.
why-no-such-wound = you have no such wound tile.
why-risk-first = you may take a risk only before the first card of your turn.
why-nothing-to-reveal = there is no card to reveal.
why-no-daring = Beowulf’s Daring is not in your hand.

# The table in the browser.
table-play = Play { $what }
table-lay = Lay { $what }
table-give = Give { $what }
table-blessing = Take back { $what }
table-take = Take { $what }
table-show = Show { $what }
table-risk = Take the risk: { $chance }
table-risk-blind = Take the risk
table-daring = Use Daring (five cards): { $chance }
table-daring-blind = Use Daring (five cards)
table-pass = Pass
table-out = Drop out
table-done = { $count ->
    [0] Done: nothing laid
    [one] Done: { $count } symbol
   *[other] Done: { $count } symbols
}
table-no = Do not use it
table-resolve = Use Resolve
table-inspiration = Use Inspiration
table-rest = Use The Warrior’s Rest
table-fame = Take fame
table-heal-wound = Heal a wound
table-heal-double = Heal the double wound
table-heal-scratches = Heal the scratches
table-task-risk = take the risk, or pass
table-task-resolve = use Resolve against the failed risk, or not
table-task-court = exchange two cards, or pass
table-task-give = give the symbols shown, or pass
table-task-give-fame = give two fame tokens, or pass
table-task-give-rest = { $what ->
    [any] give one more card
    [fame] give one more fame token
   *[symbols] { $count ->
        [one] give { $count } more symbol
       *[other] give { $count } more symbols
    }
}
table-task-heal = choose what to heal
table-task-bless = save a card with the Blessing, or not
table-task-select = choose one reward, or pass
table-task-recover = take one of the cards
table-task-lay = { $count ->
    [0] lay cards face down, and finish with Done
   *[other] lay more cards, or finish with Done
}
table-task-turn = { $need ->
    [0] play a card, take a risk, or drop out
    [one] play { $need } more symbol to stay in, or drop out
   *[other] play { $need } more symbols to stay in, or drop out
}
table-task-take = choose your reward
table-task-shield = avoid it with Inspiration, or not
table-task-rest = use Rest before the third scratch, or not
table-task-bid = { $need ->
    [0] show treasure, or drop out
   *[other] show { $need } more treasure to stay in, or drop out
}
table-episode = { $number }. { $name }
table-last-episode = The last episode
table-track = The saga
table-ribbon = The saga: episode { $number } of { $last }. Open the whole track
table-rows = The players in this episode
table-offer = What may be taken
table-land-whale-road = The whale-road
table-land-heorot = Heorot
table-land-moor = Moor and mere
table-land-homeward = Homeward
table-land-geatland = Land of the Geats
table-land-dragon = The dragon
# What a reward is, in a word below its sign.
table-sign = { $what ->
    [fame] fame
    [treasure] treasure
    [allies] { $number ->
        [one] alliance
       *[other] alliances
    }
    [cards] { $number ->
        [one] card
       *[other] cards
    }
    [scratch] scratch
    [wound] wound
    [double] 2 wounds
    [misfortune] misfortune
    [fameorheal] fame, healing
   *[other] healing
}
table-odds-brief = that one of two cards matches
table-last-risk = a risk
table-hand = Your cards and tokens
table-to-now = Now
table-here = Beowulf is here
table-past = past
table-skipped = Only in the advanced game.
table-guessed = ≈ reconstructed: not printed in the rulebook, made to fit what is known. Look at an episode for details.
table-ours = Not printed in the rulebook, but ours: { $what }.
table-asked = { $what }. { $ours }
table-ours-all = Not printed in the rulebook: all of it is ours, made to fit what is known.
table-ours-name = its name
table-ours-place = its place on the track
table-ours-kind = what kind of episode it is
table-ours-symbols = its symbols
table-ours-number = how many symbols it has
table-ours-players = how many players it takes to use it
table-ours-order = the order of the rewards
table-ours-icons = the rewards
table-ours-icon = { $count ->
    [one] reward { $numbers }
   *[other] rewards { $numbers }
}
table-ours-split = How many tokens there are in all is known; how many of each value is ours.
table-specials = Special cards
table-source-partly = partly reconstructed
table-source-likely = likely
table-source-reconstructed = reconstructed
table-source-own = own components
table-kind-risk = Risk
table-kind-opportunity = Opportunity
table-kind-selection = Selection
table-kind-recovery = Recovery
table-kind-simultaneous = Major, all at once
table-kind-turn-order = Major, in turn order
table-kind-auction = Auction
table-kind-recover = Treasure is counted
table-kind-death = The last episode
table-about-risk = Reveal two cards and keep those that match. If none match, take a scratch.
table-about-opportunity = Give { $give }, if you like.
table-about-court = Exchange two cards, if you like.
table-about-ranks = Give two fame tokens to heal a wound or all scratches, if you like.
table-about-selection = Choose one of these rewards, or pass.
table-about-recovery = Everyone takes a card, then another.
table-about-simultaneous = Everyone picks cards in secret; whoever has the most symbols chooses first. Whoever is last becomes start player.
table-about-turn-order = Reach the highest total, or drop out. The last one in chooses first; whoever drops out first gets the flag.
table-about-auction = Whoever shows the most treasure wins, and only they pay.
table-about-recover = Everyone shows their treasure. Whoever has the most chooses first.
table-about-death = All hands are shown, and every symbol counts. Whoever has the most chooses first.
table-shown = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $card }{ $sign }
table-shown-token = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $token } { $value }
table-stack = { $card } ({ $count })
table-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
table-back = a hidden card
table-token = { $what ->
    [fameally] alliance token, fame { $number }
    [treasureally] alliance token, treasure { $number }
   *[hidden] hidden alliance token
}
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-points-of = points of { $name } that everyone can count
table-tokens-of = tokens of { $name }
table-has-fame = fame { $number }
table-has-treasure = treasure { $number }
table-has-tokens = { $count ->
    [one] { $count } token face down
   *[other] { $count } tokens face down
}
table-has-standing = with what only you know: { $count }
table-has-allies = { $count ->
    [one] { $count } alliance
   *[other] { $count } alliances
}
table-has-misfortunes = { $count ->
    [one] { $count } misfortune
   *[other] { $count } misfortunes
}
table-has-scratches = { $count ->
    [one] { $count } scratch
   *[other] { $count } scratches
}
table-has-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
table-sealed = has chosen
table-thinking = still choosing
table-laid = laid face down: { $cards }
table-got = got { $cards }
table-passed = passes
table-failed = nothing matches
table-is-out = out
table-starts = start player
table-total = total { $count }
table-more = { $count } more
table-need = { $count } more to stay in
table-marker = marker { $marker }
table-took = took { $icons }
table-taken = taken by { $name }
table-gone = run out
table-worth = worth { $worth }
table-may = may be chosen
table-staged = chosen, not yet confirmed
table-row = { $name }{ $starter ->
    [yes] {" "}(start player)
   *[no] {""}
}: { $said }
table-icons = Rewards: { $icons }
table-next = { $first }; { $next }
table-is = { $what }: { $does }
table-turned = Revealed: { $cards }
table-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
table-held = In hand: { $cards }
table-held-none = No cards in hand.
table-purse = Tokens: { $tokens }
table-purse-none = No tokens.
table-odds-of = chance of a match; { $cards } cards unseen
table-odds-fit = match:
table-odds-not = do not match:
table-odds-risk = A risk succeeds in { $chance } of cases; { $cards } cards are unseen.
table-odds-good = These match: { $cards }
table-odds-daring = With Beowulf’s Daring: { $chance }
table-no-odds = There is nothing to risk now.
table-which-episode = Name an episode by its number, from 1 to { $last }.
table-command-episode = episode
table-command-odds = odds
table-does-blessing = takes back a symbol card that is about to be discarded
table-does-inspiration = avoids the misfortune, scratch or wound of a reward
table-does-daring = a risk reveals five cards instead of two
table-does-resolve = a failed risk does not count
table-does-rest = returns up to two scratches

# The rulebook’s examples, to try.
example-bl-x1 = You are Sandra, the start player; Martha and Mark have laid two symbols each, Peter none. With one you are third. With none you are third as well, for you win the tie with Peter. With two you win every tie, and are first.
example-bl-x2 = Four players, and you play them all, one after the other. Sandra plays a Fighting: 1. Martha’s double Courage makes 2. Mark plays a Courage and then the double Fighting: 3; the other way round Mark would have to stop at 2. Peter drops out. Sandra’s risk reveals Travelling and Beowulf: 2, and with 3 to reach she must add a card or drop out. Then Martha has to draw level, and Mark, though level, must play one card more.
example-bl-x1-names = Sandra, Martha, Mark, Peter
example-bl-x2-names = Sandra, Martha, Mark, Peter
example-bl-x3-names = Sandra, Martha, Mark, Peter
example-bl-x3 = Four players, and you have marker 1. Fame 5 is the best reward; Martha and Mark choose after you, and whoever is last must take what is left. The fifth reward is not there with four players.
example-bl-x4 = You choose before the last. With fame 3 more you have fame 9 and treasure 3, and one wound: 12. The others end with 13, with 12, and with 3, for three wounds cost 15.
lesson-goal = Fame and treasure win. You earn them by beating the others, episode after episode.

# A first game, step by step.
lesson-1 = Follow Beowulf through his saga. Here Friendship and Wit match. Take the risk: two cards are revealed, and those that match are yours.
lesson-1-done = The Friendship matches and is yours, the Fighting is discarded. If nothing had matched, it would have cost you a scratch.
lesson-2 = A major episode: everyone lays cards in secret, here with Friendship. Whoever has the most symbols chooses first. Lay the card with two symbols.
lesson-2-done = It lies face down, worth two symbols. You could lay more, but every card that matches will be discarded.
lesson-3 = The others have chosen. Two symbols should do: press Done.
lesson-3-done = All cards are opened. Someone else has two as well, and as start player you win the tie: marker 1 is yours.
lesson-4 = Now you choose before the others: a special card, a treasure, or two alliance tokens, each worth about two points. Take the alliance tokens.
lesson-4-done = Only you see what they show. The last one takes what is left, good or bad, but becomes start player.
lesson-5 = A recovery: everyone takes one of the revealed cards, then another. A fight is near: take the double Fighting.
lesson-5-done = Everyone saw it and will remember it. Cards drawn in secret only you know.
lesson-6 = Grendel! Here everyone plays in turn and must reach the highest total, which is two now. One card is enough: play the double Fighting.
lesson-6-done = Two, and your turn is over. When it comes again you must play at least one more card, take a risk, or drop out.
lesson-7 = The other player has five, you have three, and your hand is too weak to catch up. The sooner you drop out, the more cards you keep: drop out.
lesson-7-done = Your cards are discarded, and you are second of three. Sometimes second is all one needs.
lesson-8 = What is left is a wound or Beowulf’s Daring. With no wound at the end you score 5; with three or more, each costs 5. Take the Daring.
lesson-8-done = Once in the game it makes a risk reveal five cards. The last player takes the wound, with two cards to make up for it.
lesson-9 = A selection: one reward for each, while it lasts. You have two scratches, and a third would make a wound of them. Heal them.
lesson-9-done = No scratch is left. Sometimes health is worth more than gold.
lesson-10 = The end: all hands were shown, and you are second. You have no wound to heal: take “fame 5 or healing”, which is fame 5 for you, and count.
lesson-10-done = Fame 11, treasure 2, alliances 3, and 5 for being unhurt: 21. The highest score wins. You are ready to play.
summary-legend-kinds = What the points are made of
summary-legend-episodes = Which episodes brought them
summary-legend-chart = What tokens and wounds would have counted at each moment
summary-fame = Fame tokens
summary-treasure = Treasure tokens
summary-fame-alliances = Alliance tokens with fame
summary-treasure-alliances = Alliance tokens with treasure
summary-misfortunes = Misfortunes
summary-unhurt = No wound
summary-wounds = Wounds
summary-fallen = Fallen: all points are lost
summary-episode = { $episode }
summary-opportunity = Opportunities
summary-selection = Selections
summary-auction = Auctions

# The terminal: how moves are written, and what its signs mean.
help-move = A move is a word, often with a card, token or reward: { verb-play } { piece-wit }2, { verb-take } { verb-mark_f }5, { verb-give } { piece-courage }, { verb-risk }, { verb-done }, { verb-pass } (also to drop out). Here, for example: { $example }. Names may be shortened.
help-signs = ▶ this episode   { piece-wit }2 a card with two symbols   { verb-mark_f }5 fame 5   { verb-mark_t }2 treasure 2   { verb-mark_a }1 an alliance token   { verb-mark_a }{ verb-mark_f }2, { verb-mark_a }{ verb-mark_t }2 one that shows fame or treasure 2   { verb-mark_c }2 two cards   { verb-mark_s } a scratch   { verb-mark_w } a wound   { verb-mark_w }{ verb-mark_w } a double wound   { verb-mark_m } a misfortune   { verb-mark_h } healing   { verb-mark_f }5=2 taken by player 2   { verb-mark_f }5× run out   [7] seven cards in hand   | cards = total   #1 marker 1   ? hidden

# The tables of how to play.
listing-none = { "—" }
listing-name = { $piece }
listing-things = { $things }
listing-episode-name = { $number }. { $episode }
listing-episode-told = Episode { $number }. { $asks }. It gives: { $gives }.{ $advanced ->
    [yes] {" "}Only in the advanced game.
   *[no] {""}
}
listing-symbol = Symbol
listing-single = Cards with one symbol
listing-double = Cards with two symbols
listing-reward = Reward
listing-does = What it does
listing-special = Special card
listing-used = Used
listing-players = with { $players } players or more
listing-always = always
listing-advanced = only in the advanced game
listing-majors = Major episode
listing-how = How you play
listing-how-at-once = Everyone chooses any number of cards in secret, even none. All are opened together.
listing-how-in-turn = From the start player around, play cards one by one until your total is at least the highest, then stop. If it already is when your turn comes, play exactly one more card. Instead of a card you may take a risk.
listing-out = Who chooses first
listing-out-at-once = Whoever has the most matching symbols.
listing-out-in-turn = Whoever stays in longest. If you cannot or will not keep up, you drop out; the first to drop out chooses last.
listing-ties = Ties
listing-ties-at-once = The start player wins them, then whoever follows clockwise.
listing-ties-in-turn = There are none.
listing-risk = Risk
listing-risk-at-once = No.
listing-risk-in-turn = Once a turn, before any card from your hand: two cards are revealed, and those that match are played. If none match, you take a scratch and are out.
listing-after = Your cards afterwards
listing-after-at-once = Those that match are discarded. Where bluffs are allowed, those that do not match come back to your hand.
listing-after-in-turn = All that were played are discarded, even the winner’s.
listing-episode = Episode
listing-kind = { $kind }: { $things }
listing-asks = Kind, and what it asks for
listing-gives = What it gives
listing-asks-treasure = treasure
listing-asks-death = all symbols in your hand
listing-gives-risk = matching cards
listing-gives-recovery = two cards
listing-what = What you have
listing-counts = Points
listing-value = its value
listing-value-base = its value; in the advanced game 0
listing-allies = alliance token
listing-between = { $low } to { $high }: what is on its other side
listing-points = { $sign }{ $points }
listing-each = −{ $points } for each wound
listing-wounds-none = no wound
listing-wounds-few = fewer than { $count } wounds
listing-wounds-many = { $count } wounds or more
listing-wounds-double = double wound
listing-as-two = counts as two wounds
listing-rest = scratches, cards in hand
listing-symbols = { $count ->
    [1] { $piece }
   *[other] { $count } × { $piece }
}
listing-give-cards = { $count } cards of your choice
listing-give-fame = { $count } fame tokens

# What something on the table is, when it is asked.
ask-travelling = The ship. It matches in every episode that shows a ship.
    .picture = ship
ask-friendship = The horn. It matches in every episode that shows a horn.
    .picture = horn
ask-wit = The fox. It matches in every episode that shows a fox.
    .picture = fox
ask-courage = The fist. It matches in every episode that shows a fist.
    .picture = fist
ask-fighting = The axe. It matches in every episode that shows an axe.
    .picture = axe
ask-beowulf = The helmet. It matches everywhere and stands for any symbol.
ask-symbols = How many symbols this card has. It counts as so many when you play it.
    .name = Symbols on a card
ask-copies = How many of these there are here.
    .name = How many
ask-back = You cannot see which card this is.
    .name = Hidden card
ask-blessing = Use it once: take back a symbol card that you played, just before it is discarded.
ask-inspiration = Use it once: avoid the misfortune, scratch or wound of the reward you took, and do without its two cards.
ask-daring = Use it once: your risk reveals { $cards } cards instead of { $usual }.
ask-resolve = Use it once: when no card of your risk matches, the risk does not count.
ask-rest = Use it once, at any time: return up to { $scratches } scratches, even just before your third.
ask-hides = A special card with { $symbols } Beowulf symbols. Each stands for any symbol, and they may stand for different ones.
ask-hrunting = A special card with { $symbols } Fighting symbols.
ask-counsel = A special card with { $symbols } Wit symbols.
ask-longship = A special card with { $symbols } Travelling symbols.
ask-shield = A special card with { $symbols } Courage symbols, only in the advanced game.
ask-special = A card from components of your own.
    .name = Special card
ask-fame = It counts its value at the end.
ask-treasure = It counts its value at the end. In the advanced game it does not: there it pays for auctions.
ask-allies = Each has fame or treasure on its other side, worth { $low } to { $high }. Only its owner knows what it shows.
    .name = Alliance tokens
ask-fame_alliance = It counts its value at the end. Only its owner knows what it shows.
ask-treasure_alliance = It counts as treasure of its value. Only its owner knows what it shows.
ask-misfortune = It costs { $points } points at the end.
ask-cards = You draw them from the pile, and the others do not see them.
    .name = Cards
ask-scratch = The third one turns all three into a wound.
    .name = Scratch
ask-wound = It comes with two cards. No wounds at the end: +{ $unhurt } points. { $deadly } or more: −{ $hurt } points for each.
    .name = Wound
ask-double = It counts as two wounds, and comes with two cards.
    .name = Double wound
ask-fame-or-heal = Choose when you take it: the fame, or one wound tile healed.
    .name = Fame or healing
ask-heal-scratches = It takes away all your scratches.
    .name = Healing of scratches
ask-heal-any = Choose one wound tile, even the double one, or all your scratches.
    .name = Healing
ask-hidden = It lies face down: only its owner knows what it is.
    .name = Hidden token
ask-risk = If you like, two cards are revealed. Keep those that match; if none do, take a scratch.
    .name = Risk
    .here = This episode: { $title }.
ask-opportunity = If you like, give what stands left of the arrow and get what stands right of it.
    .name = Opportunity
    .here = This episode: { $title }.
ask-selection = Take one of these rewards, or pass.
    .name = Selection
    .here = This episode: { $title }.
ask-recovery = Take one of the revealed cards. When everyone has one, take another.
    .name = Recovery
    .here = This episode: { $title }.
ask-simultaneous = Everyone chooses cards in secret. Whoever has the most matching symbols chooses a reward first.
    .name = Major episode, all at once
    .here = This episode: { $title }.
ask-turn-order = Play cards until your total is at least the highest, or drop out. Whoever stays in longest chooses a reward first.
    .name = Major episode, in turn order
    .here = This episode: { $title }.
ask-auction = Show treasure to stay in, or drop out and keep it. Only the winner pays, and takes the reward.
    .name = Auction
    .here = This episode: { $title }.
ask-recover = All treasure is shown and returned. Whoever has the most chooses a reward first.
    .name = Treasure is counted
    .here = This episode: { $title }.
ask-death = All hands are shown, and every symbol counts. Whoever has the most chooses a reward first; then the scores are counted.
    .name = The last episode
    .here = This episode: { $title }.
ask-helmet = It stands on the current episode.
    .name = Beowulf’s helmet
ask-gain = How this reward would change your score as things stand; ≈ is an average.
    .name = Worth to you
ask-taken = The shield shows whose the reward is now.
    .name = Taken
ask-gone = None of this is left. Whoever takes it gets nothing.
    .name = Run out
ask-guess = It is not printed in the rulebook: we made it to fit all that is known.
    .name = ≈ reconstructed
ask-starter = Goes first and wins every tie. Whoever comes last in a major episode gets the flag.
    .picture = flag
    .name = Start player
ask-scratches = How many scratches this player has. The third turns them all into a wound.
    .name = Scratches of a player
ask-wounds = No wounds at the end: +{ $unhurt } points. { $deadly } or more: −{ $hurt } points for each.
    .name = Wounds of a player
ask-total = What this player has played or shown in this episode, added up. It decides who chooses a reward first.
    .name = Total
ask-need = How much more this player needs to reach the highest total and stay in.
    .name = Needed to stay in
ask-marker = The order in which rewards are chosen: marker 1 comes first.
    .name = Marker
ask-sealed = This player has chosen. All cards are opened together.
    .name = Closed fist
ask-out = This player has dropped out. Whoever drops out first chooses a reward last.
    .name = Out
ask-odds = How likely it is that at least one revealed card matches, counted from all cards that you cannot see.
    .name = Odds of a risk
ask-row = What this player does in this episode: cards played or gained, then the total and the marker.
    .name = A player’s row
ask-track = One episode after the other. Tap it to see them all.
    .name = The saga
ask-standing = Points that everyone can count, as things stand. Alliance tokens that nobody has seen are not in it.
    .name = Points so far
ask-holds = What everyone knows of this player: how many cards, which tokens, scratches and wounds, and which special cards.
    .name = What a player has
ask-tokens = How many tokens lie face down before this player.
    .name = Tokens of a player

# One line for a first game, when something comes for the first time.
tip-court = Look along the saga: give away symbols that no episode asks for soon.
tip-risk = Cards come mostly from risks. One scratch does no harm; the third one does.
tip-lay = Lay just enough: all cards that match are gone afterwards, whether you win or not.
tip-bluff = You may also lay cards that do not match: they come back, and the others take them for symbols.
tip-turn = Drop out early if you cannot win: what you have played is lost either way, what you hold stays yours.
tip-take = The number under a reward is what it changes in your score. Cards and special cards show none, but they win later rewards.
tip-flag = You came last, so you are start player now: you go first and win every tie.
tip-scratch = A scratch counts nothing at the end. Heal before there are three.
tip-wound = The points for having no wound are gone. A second wound costs no more; the third does.
tip-recover = Everyone sees which cards you take here, and remembers them.
tip-select = If you have scratches, healing them may be worth more than a token.
tip-special = You have a special card. Press and hold it, rest the mouse on it, or press “?”: it says what it does.
tip-bid = Only the winner of an auction pays. At the end treasure counts nothing, so spend it.
tip-end = The end is near. At the Death of Beowulf every symbol in your hand counts: save some cards.

# What a hint tells of beside points: how often something happens.
hint-until = by the next episode
hint-turn = in the next episode
hint-often = in { $often } of 100 games, in { $instead } after “{ $than }”
hint-you-scratched = You take a scratch { hint-often }.
hint-other-scratched = { $other } takes a scratch { hint-often }.
hint-you-wounded = Scratches become a wound of yours { hint-often }.
hint-other-wounded = Scratches become a wound of { $other } { hint-often }.
hint-you-last-in = You stay in to the last { hint-often }.
hint-other-last-in = { $other } stays in to the last { hint-often }.
hint-you-won = You win the auction { hint-often }.
hint-other-won = { $other } wins the auction { hint-often }.

# Those who play without a person: by their level, with a line of character.
bot-novice = Unferth
    .line = Wants everything he sees, and forgets what it will cost him.
bot-adept = Eofor
    .line = Knows the price of each prize and pays no more.
bot-strong = Ecgtheow
    .line = Thinks two episodes ahead and saves cards for them.
bot-bold = Heremod
    .line = Strong, and never lets a prize go without a bid.
bot-wary = Hygd
    .line = Strong, and steps back in good time.
bot-master = Scyld
    .line = Weighs every bid against all the hands there may be.

# The lesson for whoever would play better: what to do, and what came of it.
better-1 = { piece-grendels_attack }: staying in costs card after card, and a wound waits among the rewards. When is it time to drop out? Now.
better-1-done = You take the last marker and keep all your cards. In the episodes to come they bring more than is left here.
better-2 = { piece-fight_under_water }: { piece-fighting } ×2 would do for now, { piece-hrunting } counts 3. Play what makes it dear to follow you.
better-2-done = 3 at one stroke. Your rival has 2 cards left and needs luck to stay in.
better-3 = { piece-the_hall_restored }: fame, treasure, an ally, healing or cards? You hold only 2 cards. Take what you need most.
better-3-done = 2 more cards. Without them every contest ahead would go to your rival.
better-4 = { piece-the_voyage_home }: take one card. Three of them have one symbol, one has two.
better-4-done = { piece-fighting } ×2: two symbols on one card, for the same choice.
better-5 = { piece-hrothgars_farewell }: cards are laid in secret, for two small rewards, and there are two of you. You hold 3 cards. Lay none.
better-5-done = A reward comes to you anyway, and your 3 cards wait for a contest that matters.
better-6 = { piece-feud_with_the_swedes }: your rival shows 3. Do not spend your cards yet: a risk finds something in 78.6% of cases. Take it.
better-6-done = What fits counts at once, and your hand is untouched. Far behind, risks are the way back.
