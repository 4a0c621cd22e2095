import { words } from '../kernel/sentence.ts'

/** Sentences of a film as one watches it. */
export const watchingWords = words({
  transcript: { fr: 'Transcription', en: 'Transcript' },
  whole: { fr: 'Vu{video.e} en entier', en: 'Watched whole' },
  watchedShare: { fr: '{n, number}\u202F% vu', en: '{n, number}% watched' },
  resumes: { fr: 'Reprend à {clock}', en: 'Resumes at {clock}' },
  next: { fr: '{video:cap} suivant{video.e}\u00A0: {name}', en: 'Next {video}: {name}' },
  notRecorded: {
    fr: 'Votre progression n’est pas enregistrée\u00A0: vous ne participez pas à {event.ce}.',
    en: 'Your progress is not recorded: you do not take part in this {event}.',
  },
  unplayable: {
    fr: 'La lecture s’est arrêtée. Rechargez la page, ou réessayez avec un autre navigateur.',
    en: 'Playback stopped. Reload the page, or try another browser.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  unsaved: {
    fr: 'Votre progression n’a pas pu être enregistrée. Elle le sera dès que le réseau revient.',
    en: 'Your progress could not be saved. It will be once the network is back.',
  },
})
