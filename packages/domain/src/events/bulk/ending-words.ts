import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** Sentences of cancelling and deleting many events. */
export const endingWords = words({
  cancelling: { fr: 'Annuler', en: 'Cancel' },
  cancel: { fr: 'Annuler les {event.pl}', en: 'Cancel the {event.pl}' },
  willCancel: {
    fr: '{n, plural, =0 {Aucun{event.e} ne sera annulé{event.e}.} one {# {event} sera annulé{event.e}.} other {# {event.pl} seront annulé{event.es}.}}',
    en: '{n, plural, =0 {None will be cancelled.} one {# {event} will be cancelled.} other {# {event.pl} will be cancelled.}}',
  },
  confirmed: { fr: '{n, plural, one {# {event}} other {# {event.pl}}}', en: '{n, plural, one {# {event}} other {# {event.pl}}}' },
  cancelled: {
    fr: '{n, plural, =0 {Rien n’a changé.} one {# {event} annulé{event.e}.} other {# {event.pl} annulé{event.es}.}} {people, plural, =0 {Personne n’était à prévenir.} one {# personne est prévenue.} other {# personnes sont prévenues.}}',
    en: '{n, plural, =0 {Nothing has changed.} one {# {event} cancelled.} other {# {event.pl} cancelled.}} {people, plural, =0 {There was nobody to notify.} one {# person is notified.} other {# people are notified.}}',
  },
  noUndo: { fr: 'Une annulation est définitive.', en: 'A cancellation is final.' },
  remove: labels.remove,
  willRemove: {
    fr: '{n, plural, =0 {Aucun{event.e} ne sera supprimé{event.e}.} one {# {event} sera supprimé{event.e} pour de bon.} other {# {event.pl} seront supprimé{event.es} pour de bon.}}',
    en: '{n, plural, =0 {None will be deleted.} one {# {event} will be deleted for good.} other {# {event.pl} will be deleted for good.}}',
  },
  removed: {
    fr: '{n, plural, =0 {Rien n’a été supprimé.} one {# {event} supprimé{event.e}.} other {# {event.pl} supprimé{event.es}.}}',
    en: '{n, plural, =0 {Nothing was deleted.} one {# {event} deleted.} other {# {event.pl} deleted.}}',
  },
  gone: { fr: 'Supprimé{event.e}', en: 'Deleted' },
  cancelledState: { fr: 'Annulé{event.e}', en: 'Cancelled' },
})
