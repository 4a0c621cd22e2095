import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { formWords } from './return-legal.ts'

/** What a company that pays is for frame C (BPF-07); numbered as its lines are. */
export const payerNature = catalogue({
  private: { code: 1, label: { fr: 'Employeur privé', en: 'Private employer' } },
  funder: { code: 2, label: { fr: 'Organisme gestionnaire de fonds (OPCO, FAF, CDC…)', en: 'Funding body (OPCO, FAF, CDC…)' } },
  publicEmployer: { code: 3, label: { fr: 'Employeur public', en: 'Public employer' } },
  european: { code: 4, label: { fr: 'Instance européenne', en: 'European body' } },
  state: { code: 5, label: { fr: 'Services de l’État', en: 'State services' } },
  region: { code: 6, label: { fr: 'Conseil régional', en: 'Regional council' } },
  franceTravail: { code: 7, label: { fr: 'France Travail', en: 'France Travail' } },
  otherPublic: { code: 8, label: { fr: 'Autre ressource publique', en: 'Other public resource' } },
  trainingBody: { code: 10, label: formWords.trainingBody },
  abroad: { code: 11, label: formWords.abroad },
})
export type PayerNature = KeyOf<typeof payerNature>
