import { errorList } from '../kernel/errors.ts'
import { words } from '../kernel/sentence.ts'

/** The *certificat de réalisation* is named by the ministry's model (FOR-35), whatever a tenant calls its own certificates. */
export const certificateWords = words({
  theCertificate: { fr: 'le certificat de réalisation', en: 'the certificat de réalisation' },
  issueCertificates: { fr: 'Produire les certificats de réalisation', en: 'Issue the certificats de réalisation' },
  issueCertificate: { fr: 'Produire le certificat de réalisation\u00A0: {name}', en: 'Issue the certificat de réalisation: {name}' },
  certificatesRequested: {
    fr: '{n, plural, one {# certificat est en préparation.} other {# certificats sont en préparation.}}',
    en: '{n, plural, one {# certificate is being made.} other {# certificates are being made.}}',
  },
  noCertificateDue: { fr: 'Tous les certificats sont déjà produits.', en: 'Every certificate has already been issued.' },
})

export const certificateErrors = errorList({
  noTraining: {
    http: 409,
    fr: '{event.ce:cap} n’est pas une action de formation\u00A0: il n’y a pas de certificat de réalisation.',
    en: 'This {event} is not a training action: there is no certificat de réalisation.',
  },
  notLocked: {
    http: 409,
    fr: 'Verrouillez d’abord la feuille {attendance.de}\u00A0: un certificat atteste des heures réalisées.',
    en: 'Lock the {attendance} sheet first: a certificate attests hours achieved.',
  },
  noRepresentative: {
    http: 409,
    fr: 'Indiquez le représentant légal {entity.du}, qui signe les certificats de réalisation.',
    en: 'Enter the legal representative of the {entity}, who signs the certificats de réalisation.',
  },
})
