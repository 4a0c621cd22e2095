import { errorList } from '../kernel/errors.ts'

export const registrationErrors = errorList({
  termsToAccept: {
    http: 409,
    fr: 'Les conditions restent à accepter avant de terminer.',
    en: 'The conditions are still to be accepted before finishing.',
  },
  termsChanged: {
    http: 409,
    fr: 'Les conditions ont changé depuis votre lecture\u00A0: relisez-les avant de les accepter.',
    en: 'The conditions have changed since you read them: read them again before accepting.',
  },
  paperSettled: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» est déjà acceptée\u00A0: elle ne change plus ici.',
    en: '“{name}” is already accepted: it can no longer be changed here.',
  },
  paperNotThere: {
    http: 409,
    fr: '«\u00A0{name}\u00A0» n’attend pas de vérification.',
    en: '“{name}” is not waiting to be checked.',
  },
  funderOver: {
    http: 409,
    fr: '{funder} ne finance rien à cette date\u00A0: choisissez un autre financeur.',
    en: '{funder} does not fund anything on this date: choose another funder.',
  },
  orderPlaced: {
    http: 409,
    fr: 'La commande est déjà faite\u00A0: qui paie ne change plus ici.',
    en: 'The order is already placed: who pays can no longer be changed here.',
  },
  tooLateToCancel: {
    http: 409,
    fr: 'Vous pouviez annuler jusqu’au {limit, date, long}\u00A0: écrivez à l’organisation.',
    en: 'You could cancel until {limit, date, long}: write to the organiser.',
  },
  feeToRead: {
    http: 409,
    fr: 'Annuler retient {fee}\u00A0: relisez ce montant avant de confirmer.',
    en: 'Cancelling keeps {fee}: read this amount again before confirming.',
  },
  moveToRead: {
    http: 409,
    fr: 'Changer de date retient {fee} et laisse {due} à payer\u00A0: relisez ces montants avant de confirmer.',
    en: 'Changing date keeps {fee} and leaves {due} to pay: read these amounts again before confirming.',
  },
  begunForMove: {
    http: 409,
    fr: '{event.le:cap} a commencé\u00A0: la date ne change plus.',
    en: 'The {event} has begun: the date can no longer be changed.',
  },
  tooLateToMove: {
    http: 409,
    fr: 'Vous pouviez changer de date jusqu’au {limit, date, long}\u00A0: écrivez à l’organisation.',
    en: 'You could change the date until {limit, date, long}: write to the organiser.',
  },
  criteriaUnmet: {
    http: 403,
    fr: '{event.ce:cap} est réservé{event.e} aux personnes qui remplissent ses conditions d’accès.',
    en: 'This {event} is for people who meet its access conditions.',
  },
  noWaitingList: {
    http: 409,
    fr: '{event.ce:cap} n’a pas de liste d’attente.',
    en: 'This {event} has no waiting list.',
  },
  placesRemain: {
    http: 409,
    fr: 'Il reste assez de places\u00A0: {registration.le} peut se faire tout de suite.',
    en: 'Enough places remain: registering is possible right now.',
  },
  alreadyHolds: {
    http: 409,
    fr: '{name} a déjà une place pour {event.ce}.',
    en: '{name} already has a place for this {event}.',
  },
  alreadyWaiting: {
    http: 409,
    fr: 'Une de ces personnes est déjà sur la liste d’attente.',
    en: 'One of these people is on the waiting list already.',
  },
  moreThanGroup: {
    http: 422,
    fr: 'Le groupe compte {n, number} {n, plural, one {personne} other {personnes}}\u00A0: il ne peut pas en demander plus.',
    en: 'The group has {n, number} {n, plural, one {person} other {people}}: it cannot ask for more.',
  },
  notEnoughPlaces: {
    http: 409,
    fr: '{n, plural, =0 {Il ne reste aucune place} one {Il reste # place} other {Il reste # places}} pour {wanted, plural, one {# personne} other {# personnes}}.',
    en: '{n, plural, =0 {No place is left} one {# place is left} other {# places are left}} for {wanted, plural, one {# person} other {# people}}.',
  },
  differentCompanies: {
    http: 422,
    fr: 'Ces personnes n’ont pas toutes {company.un} en commun\u00A0: choisissez {bill.un} par personne.',
    en: 'These people do not all share one {company}: choose one {bill} per person.',
  },
  paymentSpread: {
    http: 409,
    fr: 'Le paiement est échelonné et n’est pas terminé\u00A0: la place ne passe pas encore à quelqu’un d’autre.',
    en: 'The payment is spread out and not finished: the place cannot go to somebody else yet.',
  },
  notTransferable: {
    http: 409,
    fr: 'Une place pour {event.ce} ne se cède pas\u00A0: écrivez à l’organisation.',
    en: 'A place at this {event} cannot be handed over: write to the organiser.',
  },
  tooLateToTransfer: {
    http: 409,
    fr: 'Vous pouviez céder votre place jusqu’au {limit, date, long}\u00A0: écrivez à l’organisation.',
    en: 'You could hand your place over until {limit, date, long}: write to the organiser.',
  },
  notYetTransferable: {
    http: 409,
    fr: 'Votre place doit d’abord être confirmée.',
    en: 'Your place must be confirmed first.',
  },
  begunForSubstitution: {
    http: 409,
    fr: '{event.le:cap} a commencé\u00A0: plus personne ne peut y être remplacé.',
    en: 'The {event} has begun: nobody can be replaced any more.',
  },
  offerOver: {
    http: 409,
    fr: 'Aucune place n’est proposée à cette demande, ou l’offre est passée.',
    en: 'No place is offered to this request, or the offer is over.',
  },
  activityFull: {
    http: 409,
    fr: '{activity.un:cap} choisi{activity.e} est complet{activity.e}\u00A0: choisissez-en {activity_gender, select, f {une autre} other {un autre}}.',
    en: '{activity.un:cap} you chose is full: choose another.',
  },
  activityNotOffered: {
    http: 409,
    fr: '{activity.ce:cap} ne se choisit pas ici.',
    en: 'This {activity} cannot be chosen here.',
  },
  choiceMissing: {
    http: 422,
    fr: '{group}\u00A0: choisissez {activity.un}.',
    en: '{group}: choose one {activity}.',
  },
  choiceTwice: {
    http: 422,
    fr: '{group}\u00A0: un seul choix est possible.',
    en: '{group}: only one choice is possible.',
  },
  pricedByActivity: {
    http: 409,
    fr: 'Le prix de votre commande vaut pour {activity.ce}\u00A0: écrivez à l’organisateur pour changer.',
    en: 'The price of your order holds for this {activity}: write to the organiser to change.',
  },
  alreadyAtActivity: {
    http: 409,
    fr: 'Une présence y est déjà notée\u00A0: elle ne se quitte plus.',
    en: '{attendance:cap} is already recorded there: it can no longer be left.',
  },
  nobodyToWriteTo: {
    http: 409,
    fr: 'Personne n’est à ces statuts\u00A0: choisissez-en d’autres.',
    en: 'Nobody has these statuses: choose others.',
  },
  waiverReason: {
    http: 422,
    fr: 'Dites pourquoi rien n’est retenu.',
    en: 'Say why nothing is kept.',
  },
  eventFull: {
    http: 409,
    fr: 'Le nombre maximum {participant.depl} est atteint.',
    en: 'The maximum number of {participant.pl} is reached.',
  },
  alreadyRegistered: {
    http: 409,
    fr: 'Cette personne a déjà {registration.un} pour {event.ce}.',
    en: 'This person already has {registration.un} for this {event}.',
  },
  wrongStatus: {
    http: 409,
    fr: '{registration.le:cap} est au statut «\u00A0{from}\u00A0» et ne peut pas passer à «\u00A0{to}\u00A0».',
    en: 'The {registration} has the status “{from}” and cannot become “{to}”.',
  },
  decidedMeanwhile: {
    http: 409,
    fr: '{name} a déjà répondu le {at, date, short} à {at, time, short}\u00A0: {registration.le} est au statut «\u00A0{status}\u00A0».',
    en: '{name} already answered on {at, date, short} at {at, time, short}: the {registration} has the status “{status}”.',
  },
  eventInactive: {
    http: 409,
    fr: '{event.ce:cap} n’est pas ouvert{event.e} aux {registration.pl}.',
    en: 'This {event} is not open for {registration.pl}.',
  },
  eventExpired: { http: 409, fr: '{event.ce:cap} est terminé{event.e}.', en: 'This {event} is over.' },
  pastLimitDate: {
    http: 409,
    fr: 'Il fallait s’inscrire avant le {limit, date, long}.',
    en: '{registration.pl:cap} were open until {limit, date, long}.',
  },
  notYetOpen: {
    http: 409,
    fr: 'Les {registration.pl} ouvrent le {opening, date, long} à {opening, time, short}.',
    en: '{registration.pl:cap} open on {opening, date, long} at {opening, time, short}.',
  },
  holdExpired: {
    http: 409,
    fr: 'Votre place n’est plus gardée. Vos réponses sont conservées\u00A0: reprenez {registration.votre} pour tenter de la retrouver.',
    en: 'Your place is no longer held. Your answers are kept: resume your {registration} to try and get it back.',
  },
  alreadyExtended: {
    http: 409,
    fr: 'Votre place a déjà été gardée plus longtemps\u00A0: elle ne peut l’être qu’une fois.',
    en: 'Your place was already held for longer: this is possible only once.',
  },
  formNotOpen: {
    http: 409,
    fr: 'Le formulaire «\u00A0{name}\u00A0» ne se remplit pas à ce stade.',
    en: 'The form “{name}” cannot be filled in at this stage.',
  },
  formAwaited: {
    http: 409,
    fr: 'La demande est déjà acceptée\u00A0: elle sera confirmée quand la personne aura rempli «\u00A0{name}\u00A0».',
    en: 'The request is already accepted: it will be confirmed once the person has filled in “{name}”.',
  },
  nothingToRemind: {
    http: 409,
    fr: '{registration.le:cap} n’attend rien de cette personne.',
    en: 'The {registration} does not require anything from this person.',
  },
  notReminded: {
    http: 409,
    fr: 'Aucun rappel n’est parti\u00A0: cette personne en a déjà reçu un aujourd’hui, ou ce mail est désactivé.',
    en: 'No reminder has been sent: this person already received one today, or this mail is switched off.',
  },
  nothingToUndo: {
    http: 409,
    fr: 'Plus rien à rétablir\u00A0: cet acte date de plus de {hours} heures, ou n’a rien annulé.',
    en: 'Nothing left to bring back: this was done more than {hours} hours ago, or cancelled nothing.',
  },
})
