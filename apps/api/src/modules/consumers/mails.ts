import type { ContractEnding } from '@kxo/domain/consumers/kind'
import type { MailMoment } from '../../platform/letters.ts'

const content = {
  fr: 'Nom\u00A0: {name}\nContrat ou commande\u00A0: {contract}\nAdresse mail\u00A0: {mail}\nMotif\u00A0: {reason}\nReçu le {at, date, long} à {at, time}',
  en: 'Name: {name}\nContract or order: {contract}\nMail address: {mail}\nReason: {reason}\nReceived on {at, date, long} at {at, time}',
}
const keep = {
  fr: 'Gardez ce message\u00A0: il prouve le contenu, la date et l’heure de votre déclaration. {client} vous répond sur la suite donnée. Si vous n’en êtes pas l’auteur, répondez à ce message.',
  en: 'Keep this message: it proves the content, the date and the time of your declaration. {client} will answer you about what follows. If it is not yours, answer this message.',
}

/** What the declarant keeps: the law wants the content, the date and the time on a durable medium (D221-5, D215-1). */
export const receipts: Readonly<Record<ContractEnding, MailMoment>> = {
  withdrawal: {
    name: 'contract_withdrawal_receipt',
    subject: { fr: 'Accusé de réception de votre rétractation', en: 'Receipt of your withdrawal' },
    body: {
      fr: `Nous avons reçu votre déclaration de rétractation.\n\n${content.fr}\n\n${keep.fr}`,
      en: `We received your declaration of withdrawal.\n\n${content.en}\n\n${keep.en}`,
    },
  },
  termination: {
    name: 'contract_termination_receipt',
    subject: { fr: 'Accusé de réception de votre résiliation', en: 'Receipt of your termination' },
    body: {
      fr: `Nous avons reçu votre demande de résiliation.\n\n${content.fr}\n\n${keep.fr}`,
      en: `We received your request for termination.\n\n${content.en}\n\n${keep.en}`,
    },
  },
}

export const endingDeclaredMoment: MailMoment = {
  name: 'contract_ending_declared',
  subject: { fr: '{kind} à traiter\u00A0: {name}', en: '{kind} to deal with: {name}' },
  body: {
    fr: `Une déclaration vient d’être reçue, et la personne en a l’accusé de réception. Rien n’a été annulé\u00A0: vérifiez la demande et répondez-lui.\n\n${content.fr}`,
    en: `A declaration was just received, and the person has its receipt. Nothing was cancelled: check the request and answer them.\n\n${content.en}`,
  },
  button: { fr: 'Ouvrir ce qu’il y a à faire', en: 'Open what is to be done' },
}

export const consumersMoments = [receipts.withdrawal, receipts.termination, endingDeclaredMoment]
