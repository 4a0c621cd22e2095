import type { MailMoment } from '../../platform/letters.ts'

/** Kept bytes that changed: somebody reached the store, or it failed. */
export const fileChangedMoment: MailMoment = {
  name: 'file_changed',
  subject: { fr: 'Alerte\u00A0: un fichier conservé a changé ({name})', en: 'Alert: a kept file has changed ({name})' },
  body: {
    fr: 'Le {at, date, long} à {at, time}, le fichier {name} a été demandé et ses octets ne sont plus ceux qui avaient été conservés. Il n’est plus servi ni envoyé.\n\nNe corrigez rien\u00A0: écrivez à l’assistance, qui le rétablira depuis une sauvegarde et cherchera ce qui l’a modifié.',
    en: 'On {at, date, long} at {at, time}, the file {name} was asked for and its bytes are no longer those that were kept. It is no longer served nor sent.\n\nCorrect nothing: write to support, who will restore it from a back-up and look for what changed it.',
  },
}

export const documentsMoments = [fileChangedMoment]
