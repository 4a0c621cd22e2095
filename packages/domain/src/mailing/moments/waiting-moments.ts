import { labels } from '../../kernel/labels.ts'
import { moments } from './moment.ts'

/** What is written to those who wait for a place, or whose place was held for a time. */
export const waitingMoments = moments({
  hold_expired: {
    family: 'registration',
    label: { fr: 'Place libérée', en: 'Place released' },
    when: { fr: 'Quand une place commencée n’est pas confirmée à temps', en: 'When a started place is not confirmed in time' },
    to: ['person'],
    merge: { title: 'event.name' },
    subject: { fr: 'Votre place n’est plus gardée\u00A0: {title}', en: 'Your place is no longer held: {title}' },
    body: {
      fr: 'Le délai pour terminer {registration.votre} à «\u00A0{title}\u00A0» est passé\u00A0: la place est rendue aux autres.\n\nVos réponses sont conservées. S’il reste une place, vous pouvez reprendre.',
      en: 'The time to finish your {registration} for “{title}” is over: the place is open to others.\n\nYour answers are kept. If a place remains, you can resume.',
    },
    button: { fr: 'Reprendre', en: 'Resume' },
  },
  waiting_list_joined: {
    family: 'registration',
    label: { fr: 'Liste d’attente\u00A0: demande notée', en: 'Waiting list: request noted' },
    when: { fr: 'Quand une demande rejoint la liste d’attente', en: 'When a request joins the waiting list' },
    to: ['person'],
    merge: { title: 'event.name', rank: 'registration.waiting_position' },
    subject: { fr: 'Vous êtes sur la liste d’attente\u00A0: {title}', en: 'You are on the waiting list: {title}' },
    body: {
      fr: 'Votre demande pour «\u00A0{title}\u00A0» est sur la liste d’attente, au rang {rank}.\n\nDès qu’une place se libère et que votre tour vient, vous recevez un message et un délai pour l’accepter.',
      en: 'Your request for “{title}” is on the waiting list, at rank {rank}.\n\nAs soon as a place becomes free and it is your turn, you will receive a message and have some time to accept it.',
    },
    button: { fr: 'Voir ou quitter la liste', en: 'See or leave the list' },
  },
  waiting_list_offer: {
    family: 'registration',
    label: { fr: 'Une place est disponible', en: 'A place is available' },
    when: { fr: 'Quand une place se libère pour la personne suivante', en: 'When a place becomes free for the next person' },
    to: ['person'],
    beside: ['sms', 'push'],
    isAlwaysOn: true,
    merge: { title: 'event.name', until: 'registration.offer_expires_at' },
    leads: 'link.offer',
    subject: { fr: 'Une place s’est libérée\u00A0: {title}', en: 'A place is free: {title}' },
    body: {
      fr: 'Une place s’est libérée pour «\u00A0{title}\u00A0». Elle vous est gardée jusqu’au {until}.\n\nSans réponse de votre part, elle sera proposée à la personne suivante.',
      en: 'A place is free for “{title}”. It is held for you until {until}.\n\nIf you do not answer, it will be offered to the next person.',
    },
    button: { fr: 'Accepter la place', en: 'Accept the place' },
  },
  waiting_list_group_offer: {
    family: 'registration',
    label: { fr: 'Des places sont disponibles pour un groupe', en: 'Places are available for a group' },
    when: { fr: 'Quand des places se libèrent pour un groupe en attente', en: 'When places become free for a waiting group' },
    to: ['referent'],
    isFixed: true,
    isAlwaysOn: true,
    subject: {
      fr: '{count, plural, one {Une place s’est libérée} other {# places se sont libérées}}\u00A0: {title}',
      en: '{count, plural, one {A place is} other {# places are}} free: {title}',
    },
    body: {
      fr: '{count, plural, one {Une place est gardée} other {# places sont gardées}} pour votre groupe à «\u00A0{title}\u00A0» jusqu’au {until}\u00A0:\n\n{people}\n\nSans réponse de votre part, {count, plural, one {elle sera proposée} other {elles seront proposées}} aux personnes suivantes.',
      en: '{count, plural, one {One place is} other {# places are}} held for your group for “{title}” until {until}:\n\n{people}\n\nIf you do not answer, {count, plural, one {it} other {they}} will be offered to the next people.',
    },
    button: labels.answer,
  },
  waiting_list_group_over: {
    family: 'registration',
    label: { fr: 'Places d’un groupe proposées à d’autres', en: 'Places of a group offered to others' },
    when: {
      fr: 'Quand les places proposées à un groupe restent sans réponse à temps',
      en: 'When the places offered to a group are not answered in time',
    },
    to: ['referent'],
    isFixed: true,
    isAlwaysOn: true,
    subject: {
      fr: 'Les places de votre groupe ne sont plus gardées\u00A0: {title}',
      en: 'The places of your group are no longer held: {title}',
    },
    body: {
      fr: 'Le délai pour prendre les places gardées à «\u00A0{title}\u00A0» est passé\u00A0: elles sont proposées aux personnes suivantes.\n\nVous pouvez remettre votre groupe sur la liste d’attente.',
      en: 'The time to take the places held for “{title}” is over: they are offered to the next people.\n\nYou can put your group on the waiting list again.',
    },
    button: { fr: 'Ouvrir {event.le}', en: 'Open the {event}' },
  },
})
