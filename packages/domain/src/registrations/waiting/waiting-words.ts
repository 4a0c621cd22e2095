import { words } from '../../kernel/sentence.ts'

/** Sentences of the waiting list of a full event. */
export const waitingWords = words({
  title: { fr: 'Liste d’attente', en: 'Waiting list' },
  nowhere: { fr: 'Vous n’êtes sur aucune liste d’attente.', en: 'You are not on any waiting list.' },
  already: {
    fr: '{n, plural, =0 {Personne n’attend encore.} one {# personne attend.} other {# personnes attendent.}}',
    en: '{n, plural, =0 {Nobody is waiting yet.} one {# person is waiting.} other {# people are waiting.}}',
  },
  join: { fr: 'Rejoindre la liste d’attente', en: 'Join the waiting list' },
  joinGroup: { fr: 'Mettre un groupe en attente', en: 'Put a group on the list' },
  add: { fr: 'Ajouter à la liste', en: 'Add to the list' },
  joined: { fr: 'Votre demande est notée.', en: 'Your request is noted.' },
  rank: {
    fr: 'Vous êtes au rang {rank} de la liste d’attente.',
    en: 'You are number {rank} on the waiting list.',
  },
  rankGroup: {
    fr: 'Votre groupe est au rang {rank} de la liste d’attente.',
    en: 'Your group is number {rank} on the waiting list.',
  },
  rankOther: {
    fr: '{name} est au rang {rank} de la liste d’attente.',
    en: '{name} is number {rank} on the waiting list.',
  },
  putBy: {
    fr: 'Demande faite par {name}, qui prend les places ou quitte la liste pour tout le groupe.',
    en: 'Asked for by {name}, who takes the places or leaves the list for the whole group.',
  },
  rule: {
    fr: 'Une place libérée est proposée dans l’ordre, par mail. Un groupe qui en attend plusieurs laisse passer les suivants tant qu’elles ne sont pas libres ensemble.',
    en: 'A place that becomes free is offered in order, by email. A group waiting for several lets the next ones pass until enough are free together.',
  },
  wants: {
    fr: '{people, plural, one {# personne} other {# personnes}}, {needs, plural, one {# place à la fois} other {au moins # places ensemble}}',
    en: '{people, plural, one {# person} other {# people}}, {needs, plural, one {# place at a time} other {at least # places together}}',
  },
  offered: {
    fr: '{n, plural, one {# place vous est gardée} other {# places vous sont gardées}} jusqu’au {until}.',
    en: '{n, plural, one {# place is} other {# places are}} held for you until {until}.',
  },
  take: {
    fr: '{n, plural, one {Prendre la place} other {Prendre les places}}',
    en: '{n, plural, one {Take the place} other {Take the places}}',
  },
  giveBack: {
    fr: '{n, plural, one {Laisser la place} other {Laisser les places}}',
    en: '{n, plural, one {Give the place back} other {Give the places back}}',
  },
  fullActivities: { fr: '{activity.pl:cap} complet{activity.es}', en: 'Full {activity.pl}' },
  taken: { fr: 'Les places sont à votre groupe.', en: 'The places are your group’s.' },
  takenAlone: { fr: 'La place est à vous.', en: 'The place is yours.' },
  leave: { fr: 'Quitter la liste', en: 'Leave the list' },
  takeOff: { fr: 'Retirer de la liste', en: 'Take off the list' },
  left: { fr: 'Vous n’êtes plus sur la liste d’attente.', en: 'You are no longer on the waiting list.' },
  removed: { fr: '{name} n’est plus sur la liste d’attente.', en: '{name} is no longer on the waiting list.' },
  people: { fr: 'Personnes', en: 'People' },
  asker: { fr: 'Demande', en: 'Request' },
  wantsColumn: { fr: 'Souhait', en: 'Wish' },
  rankColumn: { fr: 'Rang', en: 'Rank' },
  since: { fr: 'Depuis', en: 'Since' },
  where: { fr: 'Où en est la demande', en: 'Where it stands' },
  groupTitle: { fr: 'Un groupe sur la liste d’attente', en: 'A group on the waiting list' },
  together: { fr: 'Combien de places à la fois\u202F?', en: 'How many places at once?' },
  allOrNothing: { fr: 'Tout le groupe ou personne', en: 'The whole group or nobody' },
  atLeast: { fr: 'Au moins un certain nombre', en: 'At least a number' },
  oneByOne: { fr: 'Une à une, comme elles viennent', en: 'One by one, as they come' },
  minimum: { fr: 'Nombre minimum de places', en: 'Minimum number of places' },
  ifFreed: { fr: 'Si des places se libèrent, qui entre\u202F?', en: 'If places become free, who gets them?' },
  freed: { fr: 'Places libérées', en: 'Places freed' },
  wouldEnter: {
    fr: '{name}\u00A0: {n, plural, one {# place} other {# places}}',
    en: '{name}: {n, plural, one {# place} other {# places}}',
  },
  wouldSkip: {
    fr: '{name} laisse passer\u00A0: {needs, plural, one {# place voulue} other {# places voulues ensemble}}, {free, plural, =0 {aucune libre} one {# libre} other {# libres}}',
    en: '{name} is passed over: {needs, plural, one {# place} other {# places together}} wanted, {free, plural, =0 {none free} other {# free}}',
  },
  nobodyEnters: { fr: 'Personne n’entrerait.', en: 'Nobody would get one.' },
  decisions: { fr: 'Décisions', en: 'Decisions' },
  skippedFor: {
    fr: '{needs, plural, one {# place voulue} other {# places voulues ensemble}}, {places, plural, one {# libre} other {# libres}}',
    en: '{needs, plural, one {# place} other {# places together}} wanted, {places} free',
  },
  none: { fr: 'Personne n’attend de place.', en: 'Nobody waits for a place.' },
  off: {
    fr: 'La liste d’attente se met en service à l’étape «\u00A0{registration.pl:cap}\u00A0» {event.du}.',
    en: 'The waiting list is turned on in the “{registration.pl:cap}” step of the {event}.',
  },
})
