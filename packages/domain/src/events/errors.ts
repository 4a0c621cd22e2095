import { errorList } from '../kernel/errors.ts'

export const eventsErrors = errorList({
  activityNotAlone: {
    http: 409,
    fr: '{activity.un:cap} suit {event.le} qui l’accueille\u00A0: c’est lui que l’on publie.',
    en: '{activity.un:cap} follows its {event}: the {event} is what is published.',
  },
  standingUndated: {
    http: 422,
    fr: '{registration.un:cap} permanent{registration.e} n’a ni dates ni créneaux.',
    en: 'An open {registration} has neither dates nor slots.',
  },
  activityPriced: {
    http: 409,
    fr: '{n, plural, one {Un tarif lui est réservé\u00A0: changez-le} other {# tarifs lui sont réservés\u00A0: changez-les}} d’abord.',
    en: '{n, plural, one {A price is kept for it: change it} other {# prices are kept for it: change them}} first.',
  },
  activityChosen: {
    http: 409,
    fr: '{n, plural, one {Une personne l’a choisie} other {# personnes l’ont choisie}}\u00A0: retirez-la d’abord.',
    en: '{n, plural, one {One person} other {# people}} chose it: remove them first.',
  },
  stepIsFilm: {
    http: 409,
    fr: 'Cette étape est faite une fois {video.le} vu{video.e} en entier.',
    en: 'This step is done once the {video} was watched whole.',
  },
  stepLocked: { http: 409, fr: 'Terminez d’abord «\u00A0{first}\u00A0».', en: 'First finish “{first}”.' },
  stepNotYet: { http: 409, fr: 'Cette étape s’ouvre le {day, date, long}.', en: 'This step opens on {day, date, long}.' },
  pathDeadEnd: {
    http: 422,
    fr: '«\u00A0{blocked}\u00A0» est exigé pour avoir une place\u00A0: placez cette étape avant «\u00A0{by}\u00A0».',
    en: '“{blocked}” is required to have a place: put it before “{by}”.',
  },
  pathDueTooSoon: {
    http: 422,
    fr: '«\u00A0{title}\u00A0» serait à faire avant son ouverture.',
    en: '“{title}” would be due before it opens.',
  },
  pathOpensLate: {
    http: 422,
    fr: '«\u00A0{by}\u00A0» s’ouvre après le début de «\u00A0{missed}\u00A0»\u00A0: placez cette étape après.',
    en: '“{by}” opens after “{missed}” begins: put it after.',
  },
  nobodyReads: {
    http: 409,
    fr: 'Ce document n’est ouvert à aucune personne pour l’instant.',
    en: 'This document is not open to anybody for now.',
  },
  creationDenied: {
    http: 403,
    fr: 'Vous ne pouvez pas créer de {event.nouveaux}, veuillez contacter l’administrateur pour plus d’informations.',
    en: 'You cannot create new {event.pl}, please contact the administrator for more information.',
  },
  urlTaken: {
    http: 422,
    fr: 'Cette adresse est déjà utilisée par «\u00A0{title}\u00A0».',
    en: 'This address is already used by “{title}”.',
  },
  urlFreed: {
    http: 422,
    fr: '{event.un:cap} portait cette adresse il y a moins de 90 jours\u00A0: elle y mène encore.',
    en: '{event.un:cap} had this address less than 90 days ago: it still leads there.',
  },
  themeUrlTaken: {
    http: 422,
    fr: 'Cette adresse est déjà utilisée par «\u00A0{name}\u00A0».',
    en: 'This address is already used by “{name}”.',
  },
  themeNameTaken: { http: 409, fr: '{theme.un:cap} porte déjà ce nom.', en: '{theme.un:cap} already has this name.' },
  themeTooDeep: {
    http: 422,
    fr: 'Deux niveaux au plus\u00A0: choisissez {theme.un} de premier niveau, pour {theme.un} sans autre dessous.',
    en: 'Two levels at most: choose a first-level {theme}, for one that has none below.',
  },
  themeInUse: {
    http: 409,
    fr: '{theme.ce:cap} ne peut pas être supprimé{theme.e}\u00A0: {n, plural, one {# {event} le porte} other {# {event.pl} le portent}}. Fusionnez-le avec un autre.',
    en: 'This {theme} cannot be deleted: {n, plural, one {# {event} has it} other {# {event.pl} have it}}. Merge it into another.',
  },
  themeAboveOthers: {
    http: 409,
    fr: '{theme.ce:cap} en porte d’autres\u00A0: déplacez-les d’abord.',
    en: 'Other {theme.pl} stand under this one: move them first.',
  },
  themesMovedMeanwhile: { http: 409, fr: 'Erreur dans le tri', en: 'Sorting failed' },
  draftNeeded: {
    http: 409,
    fr: '{event.ce:cap} n’est plus un brouillon\u00A0: rien n’y est recopié.',
    en: 'This {event} is no longer a draft: nothing is copied onto it.',
  },
  urlReserved: { http: 422, fr: 'Cette adresse est réservée.', en: 'This address is reserved.' },
  codeTaken: { http: 422, fr: 'Ce code est déjà utilisé par «\u00A0{title}\u00A0».', en: 'This code is already used by “{title}”.' },
  endBeforeStart: {
    http: 422,
    fr: 'La date de fin doit être postérieure à la date de début.',
    en: 'The end date must be after the start date.',
  },
  slotOutsidePeriod: {
    http: 422,
    fr: 'Le créneau doit être compris entre le {start, date, long} à {start, time} et le {end, date, long} à {end, time}.',
    en: 'The slot must lie between {start, date, long} at {start, time} and {end, date, long} at {end, time}.',
  },
  slotsOutsidePeriod: {
    http: 422,
    fr: '{n, plural, one {Un créneau sortirait} other {# créneaux sortiraient}} de ces dates\u00A0: déplacez-{n, plural, one {le} other {les}} d’abord.',
    en: '{n, plural, one {One slot} other {# slots}} would fall outside these dates: move {n, plural, one {it} other {them}} first.',
  },
  placesTaken: {
    http: 409,
    fr: '{n, plural, one {# place est déjà prise.} other {# places sont déjà prises.}}',
    en: '{n, plural, one {# place is already taken.} other {# places are already taken.}}',
  },
  notPublishable: {
    http: 409,
    fr: 'Publication impossible\u00A0: il manque {n, plural, one {un élément} other {# éléments}}.',
    en: 'Cannot publish: {n, plural, one {one element is} other {# elements are}} missing.',
  },
  responsibleNeeded: {
    http: 422,
    fr: 'Il faut définir un responsable pour cette étape',
    en: 'A person in charge must be set for this step',
  },
  reservedNeedsCompany: {
    http: 422,
    fr: 'Choisissez {company.le} à qui réserver {event.le}.',
    en: 'Choose the {company} the {event} is reserved for.',
  },
  depositTooHigh: {
    http: 422,
    fr: '30\u00A0% maximum, après le délai de rétractation, pour une personne qui paie elle-même.',
    en: '30% at most, after the withdrawal period, for a person who pays for themselves.',
  },
  limitAfterEnd: {
    http: 422,
    fr: 'La date limite ne peut pas suivre la fin {event.du}.',
    en: 'The deadline cannot be after the end of the {event}.',
  },
  opensTooLate: {
    http: 422,
    fr: 'L’ouverture doit précéder la date limite.',
    en: 'The opening must come before the deadline.',
  },
  leavesBeforeOnline: {
    http: 422,
    fr: 'La dépublication doit suivre la publication.',
    en: 'Unpublishing must come after publishing.',
  },
  decidedTooLate: {
    http: 422,
    fr: 'La décision doit précéder le début.',
    en: 'The decision must come before the start.',
  },
  overbookingRefused: {
    http: 422,
    fr: 'Votre espace n’autorise pas le dépassement des places.',
    en: 'Your space does not allow going over the number of places.',
  },
  minAboveMax: {
    http: 422,
    fr: 'Le minimum ne peut pas dépasser le maximum.',
    en: 'The minimum cannot exceed the maximum.',
  },
  closedEvent: {
    http: 409,
    fr: '{event.ce:cap} est clos{event.e} ou annulé{event.e}\u00A0: plus rien n’y change.',
    en: 'This {event} is closed or cancelled: it can no longer change.',
  },
  cancelledEvent: {
    http: 409,
    fr: '{event.ce:cap} est annulé{event.e}\u00A0: personne ne s’y inscrit plus.',
    en: 'This {event} is cancelled: registering is no longer possible.',
  },
  alreadyAttended: {
    http: 409,
    fr: '{n, plural, one {Une personne y est déjà venue} other {# personnes y sont déjà venues}}\u00A0: déplacez plutôt les créneaux à venir.',
    en: '{n, plural, one {One person has come already} other {# people have come already}}: move the slots to come instead.',
  },
  dayNeeded: { http: 422, fr: 'Choisissez le premier jour.', en: 'Choose the first day.' },
  modelNotPublished: {
    http: 409,
    fr: 'Un modèle ne se publie pas\u00A0: créez {event.un} à partir de lui.',
    en: 'A template is not published: create {event.un} from it.',
  },
  nothingToMove: { http: 422, fr: 'Choisissez un autre jour ou {location.un}.', en: 'Choose another day or {location.un}.' },
  noDayToMove: {
    http: 422,
    fr: '{event.ce:cap} n’a pas encore de date\u00A0: donnez-lui d’abord un créneau.',
    en: 'This {event} has no date yet: give it a slot first.',
  },
  moveConflicts: {
    http: 409,
    fr: '{n, plural, one {Un créneau tomberait} other {# créneaux tomberaient}} sur une réservation.',
    en: '{n, plural, one {One slot} other {# slots}} would fall on a booking.',
  },
  notRepeatable: {
    http: 409,
    fr: 'Seul{event.e} {event.un} avec une date, hors modèle, se répète.',
    en: 'Only {event.un} with a date, and not a template, can be repeated.',
  },
  alreadyInSeries: {
    http: 409,
    fr: '{event.ce:cap} appartient déjà à une série.',
    en: 'This {event} already belongs to a series.',
  },
  ruleMissesFirstDay: {
    http: 422,
    fr: 'La règle doit contenir le jour {event.du}\u00A0: le {day, date, long}.',
    en: 'The rule must include the day of the {event}: {day, date, long}.',
  },
  tooManyDates: { http: 422, fr: '{most} dates au plus.', en: '{most} dates at most.' },
  noOtherDate: { http: 422, fr: 'Gardez au moins une date.', en: 'Keep at least one date.' },
  seriesSlotMissing: {
    http: 409,
    fr: 'Le {start, date, long} n’a pas ce créneau\u00A0: changez cette date à part.',
    en: '{start, date, long} does not have this slot: change that date on its own.',
  },
  notBegun: {
    http: 409,
    fr: '{event.ce:cap} n’a pas commencé\u00A0: annulez-{event_gender, select, f {la} other {le}} plutôt.',
    en: 'This {event} has not begun: cancel it instead.',
  },
  lockedSheet: {
    http: 409,
    fr: '{attendance.le:cap} est clos{attendance.e}\u00A0: {event.le} ne se rouvre plus.',
    en: 'The {attendance} is locked: the {event} cannot be reopened.',
  },
  notArchivable: {
    http: 409,
    fr: '{event.ce:cap} est en ligne et à venir\u00A0: annulez-{event_gender, select, f {la} other {le}} ou attendez sa fin.',
    en: 'This {event} is online and to come: cancel it or wait for its end.',
  },
  nothingToUndo: {
    http: 409,
    fr: 'Plus rien à rétablir\u00A0: cette opération date de plus de {hours} heures, ou n’a rien changé.',
    en: 'Nothing left to restore: this was done more than {hours} hours ago, or changed nothing.',
  },
  tooManyAlerts: {
    http: 409,
    fr: 'Vous avez déjà {most} alertes\u00A0: arrêtez-en une d’abord.',
    en: 'You already have {most} alerts: stop one first.',
  },
  notDeletable: {
    http: 409,
    fr: '{event.le:cap} ne peut pas être supprimé{event.e}',
    en: 'The {event} cannot be deleted',
  },
})
