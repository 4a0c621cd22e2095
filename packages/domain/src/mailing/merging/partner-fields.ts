import { anAmount, type Field, same } from './field.ts'

/** Fields read from whoever has a part in the event. */
export const partnerFields = {
  'partner.full_name': { label: { fr: 'Nom {partner.du}', en: 'Name of the {partner}' }, example: same('Marc Diaz') },
  'partner.company': { label: { fr: 'Structure {partner.du}', en: 'Organisation of the {partner}' }, example: same('MD Conseil') },
  'partner.nda': {
    label: { fr: 'Numéro de déclaration {partner.du}', en: 'Declaration number of the {partner}' },
    example: same('84 69 12345 69'),
  },
  'partner.rate': { label: { fr: 'Tarif à la journée', en: 'Day rate' }, ...anAmount(50000) },
  'assignment.role': { label: { fr: 'Rôle', en: 'Role' }, example: { fr: 'Animation', en: 'Facilitation' } },
  'assignment.hours': { label: { fr: 'Heures de l’intervention', en: 'Hours of the assignment' }, example: { fr: '10,5', en: '10.5' } },
  'assignment.amount': { label: { fr: 'Montant de l’intervention', en: 'Amount of the assignment' }, ...anAmount(84000) },
} satisfies Record<string, Field>
