import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

export const consumersWords = words({
  withdrawalHelp: {
    fr: 'Dites-nous à quel contrat vous renoncez. Aucun compte n’est nécessaire, aucun motif non plus.',
    en: 'Tell us which contract you are withdrawing from. You need neither an account nor a reason.',
  },
  terminationHelp: {
    fr: 'Dites-nous quel contrat vous arrêtez. Aucun compte n’est nécessaire.',
    en: 'Tell us which contract you are ending. You do not need an account.',
  },
  name: { fr: 'Votre nom', en: 'Your name' },
  contract: { fr: 'Numéro du contrat ou de la commande', en: 'Contract or order number' },
  contractHelp: { fr: 'Il figure sur la confirmation reçue par mail.', en: 'It is on the confirmation you received by email.' },
  mail: { fr: 'Votre adresse mail', en: 'Your email address' },
  mailHelp: { fr: 'L’accusé de réception y est envoyé.', en: 'The receipt is sent there.' },
  reason: labels.reason,
  goOn: { fr: 'Continuer', en: 'Continue' },
  recap: { fr: 'Vérifiez votre déclaration', en: 'Check your declaration' },
  withdrawalRecap: { fr: 'Vous renoncez au contrat ci-dessous.', en: 'You are withdrawing from the contract below.' },
  terminationRecap: { fr: 'Vous demandez la fin du contrat ci-dessous.', en: 'You are asking to end the contract below.' },
  change: { fr: 'Modifier', en: 'Change' },
  done: { fr: 'Votre déclaration est reçue', en: 'Your declaration has been received' },
  doneAt: { fr: 'Reçue le {at, date, long} à {at, time}.', en: 'Received on {at, date, long} at {at, time}.' },
  doneMail: {
    fr: 'Un accusé de réception daté part à {mail}. Gardez-le\u00A0: il reprend ce que vous avez déclaré.',
    en: 'A dated receipt is on its way to {mail}. Keep it: it repeats what you declared.',
  },
  doneNext: {
    fr: '{client} vous répond sur la suite donnée.',
    en: '{client} will write to you about the next steps.',
  },
  spam: { fr: 'Rien reçu\u202F? Regardez dans les courriers indésirables.', en: 'Nothing received? Check your spam folder.' },
  task: { fr: '{kind}\u00A0: {name}, contrat ou commande {contract}', en: '{kind}: {name}, contract or order {contract}' },
  taskText: {
    fr: 'Déclaré le {at, date, long} à {at, time}.\nNom\u00A0: {name}\nContrat ou commande\u00A0: {contract}\nAdresse mail\u00A0: {mail}\nMotif\u00A0: {reason}\n\nRien n’a été annulé\u00A0: vérifiez la demande et répondez à la personne.',
    en: 'Declared on {at, date, long} at {at, time}.\nName: {name}\nContract or order: {contract}\nMail address: {mail}\nReason: {reason}\n\nNothing was cancelled: check the request and answer the person.',
  },
  endingsMenu: { fr: 'Fins de contrat', en: 'Contract endings' },
  endings: { fr: 'Rétractations et résiliations', en: 'Withdrawals and terminations' },
  endingsHelp: {
    fr: 'Ce que des consommateurs ont déclaré pour renoncer à un contrat ou y mettre fin. Rien n’est annulé tout seul, et rien ne s’efface ici.',
    en: 'What consumers declared to withdraw from a contract or to end it. Nothing is cancelled by itself, and nothing is erased here.',
  },
  kind: { fr: 'Déclaration', en: 'Declaration' },
  declarant: labels.name,
  contractOrOrder: { fr: 'Contrat ou commande', en: 'Contract or order' },
  declarantMail: labels.emailAddress,
  receivedAt: { fr: 'Reçue le', en: 'Received on' },
  noEnding: { fr: 'Aucune déclaration reçue.', en: 'No declaration received.' },
  noEndingHelp: {
    fr: 'Le bas de chaque page propose de renoncer au contrat et de le résilier\u00A0: chaque déclaration arrive ici, avec sa date et son heure.',
    en: 'The footer of every page offers to withdraw from the contract and to terminate it: each declaration arrives here, with its date and time.',
  },
})
