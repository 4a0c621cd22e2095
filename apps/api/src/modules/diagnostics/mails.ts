import type { MailMoment } from '../../platform/letters.ts'

export const diagnosisMoment: MailMoment = {
  name: 'diagnosis',
  subject: { fr: 'Diagnostic\u00A0: ce mail vous est bien arrivé', en: 'Diagnosis: this mail did reach you' },
  body: {
    fr: 'Vous avez demandé ce mail le {at, date, long} à {at, time} depuis la page Diagnostic {client.de}.\n\nS’il est dans les indésirables, demandez à qui gère votre domaine de vérifier SPF, DKIM et DMARC pour l’adresse qui l’envoie.',
    en: 'You asked for this mail on {at, date, long} at {at, time} from the Diagnosis page of {client}.\n\nIf it is among junk mail, ask whoever manages your domain to check SPF, DKIM and DMARC for the address that sends it.',
  },
}
