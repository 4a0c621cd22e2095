import { errorList } from '../kernel/errors.ts'

export const videosErrors = errorList({
  notAFilm: {
    http: 422,
    fr: 'Format non lu\u00A0: envoyez {video.un} MP4 ou WebM, avec une image.',
    en: 'Unreadable format: send an MP4 or WebM {video} with a picture.',
  },
  notCaptions: {
    http: 422,
    fr: 'Ce fichier n’est pas un fichier de sous-titres WebVTT\u00A0: sa première ligne doit être «\u00A0WEBVTT\u00A0».',
    en: 'This file is not a WebVTT caption file: its first line must be “WEBVTT”.',
  },
  noCue: { http: 422, fr: 'Ce fichier ne contient aucun sous-titre.', en: 'This file holds no caption.' },
  wrongTime: {
    http: 422,
    fr: 'Ligne {line}\u00A0: l’horaire du sous-titre ne se lit pas. Écrivez par exemple 00:01.000 --> 00:04.000.',
    en: 'Line {line}: the time of the caption cannot be read. Write for example 00:01.000 --> 00:04.000.',
  },
  wrongChapter: {
    http: 422,
    fr: '«\u00A0{line}\u00A0» n’est pas un chapitre\u00A0: écrivez l’instant puis le titre, par exemple «\u00A01:15 Les gestes\u00A0», avant la fin.',
    en: '“{line}” is not a chapter: write the time then the title, for example “1:15 The gestures”, before the end.',
  },
  videoUsed: {
    http: 409,
    fr: '{video.le:cap} est utilisé{video.e} par {n, plural, one {# {event}} other {# {event.pl}}}. Archivez {video.le} plutôt.',
    en: 'The {video} is used by {n, plural, one {# {event}} other {# {event.pl}}}. Archive it instead.',
  },
  videoWatched: {
    http: 409,
    fr: 'Des personnes ont regardé {video.ce}\u00A0: leur progression est une preuve. Archivez {video.le} plutôt.',
    en: 'People have watched this {video}: their progress is evidence. Archive it instead.',
  },
  videoArchived: {
    http: 409,
    fr: '{video.ce:cap} est archivé{video.e}\u00A0: désarchivez {video.le} d’abord.',
    en: 'This {video} is archived: restore it first.',
  },
  videoGiven: {
    http: 409,
    fr: '{event.ce:cap} donne déjà {video.ce}.',
    en: 'This {event} already gives this {video}.',
  },
  tooFast: {
    http: 409,
    fr: 'La progression reçue va plus vite que le temps passé\u00A0: elle n’est pas comptée.',
    en: 'The progress received runs faster than the time that passed: it is not counted.',
  },
  notFollowing: {
    http: 409,
    fr: 'La progression n’est enregistrée que pour les {participant.pl} {event.du}.',
    en: 'Progress is recorded for the {participant.pl} of the {event} alone.',
  },
  linkOver: {
    http: 410,
    fr: 'Cette adresse n’est plus valable\u00A0: rechargez la page.',
    en: 'This address is no longer valid: reload the page.',
  },
})
