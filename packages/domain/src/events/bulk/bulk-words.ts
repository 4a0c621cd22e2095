import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of an act on many events. */
export const eventBulkWords = words({
  edit: labels.edit,
  publish: { fr: 'Publier', en: 'Publish' },
  unpublish: { fr: 'Dépublier', en: 'Unpublish' },
  archive: { fr: 'Archiver', en: 'Archive' },
  write: { fr: 'Écrire aux personnes', en: 'Write to people' },
  title: {
    fr: '{act}\u00A0: {n, plural, one {# {event}} other {# {event.pl}}}',
    en: '{act}: {n, plural, one {# {event}} other {# {event.pl}}}',
  },
  field: { fr: 'Champ', en: 'Field' },
  value: { fr: 'Valeur', en: 'Value' },
  themeAdded: { fr: 'Ajouter {theme.un}', en: 'Add {theme.un}' },
  themeRemoved: { fr: 'Retirer {theme.un}', en: 'Remove {theme.un}' },
  entity: { fr: '{entity:cap}', en: '{entity:cap}' },
  entityHelp: {
    fr: '{bill.pl:cap} à son nom et dans sa numérotation. Vide\u00A0: {entity.le} par défaut.',
    en: '{bill.pl:cap} in its name and its own series. Empty: the default {entity}.',
  },
  noEntity: { fr: '{entity.aucun:cap}', en: 'No {entity}' },
  region: { fr: '{region:cap}', en: '{region:cap}' },
  regionOfPlace: { fr: 'Selon {location.le}', en: 'That of the {location}' },
  nobody: { fr: 'Personne', en: 'Nobody' },
  noTheme: { fr: '{theme.aucun:cap}', en: 'No {theme}' },
  limitDays: { fr: 'Fin {registration.depl}, en jours avant le début', en: 'Days before the start when {registration.pl} close' },
  limitDaysHelp: { fr: 'Vide\u00A0: jusqu’au début.', en: 'Empty: until the start.' },
  untilStart: { fr: 'Jusqu’au début', en: 'Until the start' },
  will: {
    fr: '{n, plural, =0 {Rien ne changera.} one {# {event} changera.} other {# {event.pl} changeront.}}',
    en: '{n, plural, =0 {Nothing will change.} one {# {event} will change.} other {# {event.pl} will change.}}',
  },
  left: {
    fr: '{n, plural, one {# reste comme avant\u00A0:} other {# restent comme avant\u00A0:}}',
    en: '{n, plural, one {# stays as it was:} other {# stay as they were:}}',
  },
  done: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {C’est fait pour # {event}.} other {C’est fait pour # {event.pl}.}}',
    en: '{n, plural, =0 {Nothing has changed.} one {Done for # {event}.} other {Done for # {event.pl}.}}',
  },
  undoable: {
    fr: 'Vous pourrez revenir en arrière pendant {hours} heures.',
    en: 'You can undo this within {hours} hours.',
  },
  undo: labels.undoOperation,
  undone: {
    fr: '{n, plural, =0 {Rien n’a été rétabli.} one {# {event} rétabli{event.e}.} other {# {event.pl} rétabli{event.es}.}}',
    en: '{n, plural, =0 {Nothing was restored.} one {# {event} restored.} other {# {event.pl} restored.}}',
  },
  apply: { fr: 'Appliquer', en: 'Apply' },
  online: { fr: 'En ligne', en: 'Online' },
  offline: { fr: 'Hors ligne', en: 'Offline' },
  archived: { fr: 'Archivé{event.e}', en: 'Archived' },
  notArchived: { fr: 'Non archivé{event.e}', en: 'Not archived' },
  noRight: { fr: 'Vos droits ne permettent pas de le modifier', en: 'Your rights do not allow changing it' },
  closedEvent: { fr: 'Clos{event.e} ou annulé{event.e}', en: 'Closed or cancelled' },
  needsResponsible: { fr: 'En ligne\u00A0: il faut un responsable', en: 'Online: a person in charge is needed' },
  needsPlace: { fr: 'En ligne\u00A0: il faut {location.un} ou une ville', en: 'Online: {location.un} or a town is needed' },
  needsCriteria: { fr: 'En ligne\u00A0: il faut un critère d’accès', en: 'Online: an access criterion is needed' },
  needsCompany: { fr: 'Sans {company} à qui le réserver', en: 'No {company} to reserve it for' },
  depositTooHigh: { fr: 'Acompte de plus de 30\u00A0%', en: 'Deposit above 30%' },
  hasPeople: {
    fr: 'Des personnes y sont inscrites\u00A0: changez-le à part, elles seront prévenues',
    en: 'People are registered: change it on its own, they will be notified',
  },
  hasNoDate: { fr: 'Sans date de début', en: 'No start date' },
  already: { fr: 'Rien à changer', en: 'Nothing to change' },
  changedSince: { fr: 'Modifié{event.e} depuis', en: 'Changed since' },
  gone: { fr: 'Supprimé{event.e} entre-temps', en: 'Deleted meanwhile' },
  missing: { fr: 'Il manque\u00A0: {parts}', en: 'Missing: {parts}' },
})
