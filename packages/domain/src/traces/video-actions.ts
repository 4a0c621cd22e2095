import { traceActions } from './action.ts'

/** Films of the library, what events give of them, and who watched one to its end. */
export const videoActions = traceActions({
  add_video: { label: { fr: 'Ajout {video.de}', en: '{video:cap} added' }, subject: 'video' },
  change_video: { label: { fr: 'Modification {video.de}', en: '{video:cap} changed' }, subject: 'video' },
  replace_video: { label: { fr: 'Fichier {video.de} remplacé', en: 'File of {video.un} replaced' }, subject: 'video' },
  caption_video: { label: { fr: 'Sous-titres {video.de}', en: 'Captions of {video.un}' }, subject: 'video' },
  archive_video: { label: { fr: 'Archivage {video.de}', en: '{video:cap} archived' }, subject: 'video' },
  restore_video: { label: { fr: 'Désarchivage {video.de}', en: '{video:cap} restored' }, subject: 'video' },
  remove_video: { label: { fr: 'Suppression {video.de}', en: '{video:cap} deleted' }, subject: 'video' },
  give_video: { label: { fr: '{video:cap} donné{video.e} à {event.un}', en: '{video:cap} given to {event.un}' }, subject: 'video' },
  take_back_video: { label: { fr: 'Retrait {video.de}', en: '{video:cap} withdrawn' }, subject: 'video' },
  order_videos: { label: { fr: 'Nouvel ordre des {video.pl}', en: 'Order of the {video.pl} changed' }, subject: 'event' },
  watch_video: {
    label: { fr: '{video:cap} vu{video.e} en entier', en: '{video:cap} watched whole' },
    audience: 'public',
    subject: 'video',
  },
})
