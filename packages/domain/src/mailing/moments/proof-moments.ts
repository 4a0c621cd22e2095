import { documentMerge } from '../../documents/mailed-document.ts'
import { moments } from './moment.ts'

/** Of proofs once they were given. */
export const proofMoments = moments({
  remind_proof_expiry: {
    family: 'documents',
    label: { fr: 'Justificatif bientôt expiré', en: 'Proof expiring soon' },
    when: {
      fr: 'Un mois avant la fin de validité {attestation.de} ou {certificate.de}',
      en: 'A month before {attestation.un} or {certificate.un} expires',
    },
    to: ['person', 'referent'],
    timing: [{ anchor: 'proof_expiry', days: -30, at: '09:00' }],
    beside: ['push'],
    merge: { ...documentMerge, title: 'event.name', until: 'document.expires_on', hours: 'registration.hours_done' },
    leads: 'link.document',
    subject: { fr: 'Bientôt expiré\u00A0: {title}', en: 'Expiring soon: {title}' },
    body: {
      fr: 'Votre justificatif pour «\u00A0{title}\u00A0» est valable jusqu’au {until}. Il est en pièce jointe. Pour le renouveler, consultez les prochaines dates ou écrivez-nous.',
      en: 'Your proof for “{title}” is valid until {until}. It is attached. To renew it, see the dates to come or write to us.',
    },
    button: { fr: 'Voir mon justificatif', en: 'See my proof' },
    copied: {
      subject: { fr: 'Bientôt expiré pour {name}\u00A0: {title}', en: 'Expiring soon for {name}: {title}' },
      body: {
        fr: 'Le justificatif {name.de} pour «\u00A0{title}\u00A0» est valable jusqu’au {until}. Il est en pièce jointe.',
        en: 'The proof of {name} for “{title}” is valid until {until}. It is attached.',
      },
    },
  },
})
