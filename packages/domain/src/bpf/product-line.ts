import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { formWords } from './return-legal.ts'

/** Lines of frame C, by who paid (BPF-04, BPF-07); `outside` is what the return leaves out. */
export const productLine = catalogue({
  companies: { code: 1, label: formWords.companies },
  apprenticeship: { code: 21, label: { fr: 'Contrats d’apprentissage', en: 'Apprenticeship contracts' }, groups: ['isFunded'] },
  professionalisation: {
    code: 22,
    label: { fr: 'Contrats de professionnalisation', en: 'Professionalisation contracts' },
    groups: ['isFunded'],
  },
  alternance: {
    code: 23,
    label: { fr: 'Reconversion ou promotion par alternance', en: 'Career change by work-study' },
    groups: ['isFunded'],
  },
  transition: { code: 24, label: { fr: 'Projets de transition professionnelle', en: 'Career transition projects' }, groups: ['isFunded'] },
  cpf: { code: 25, label: formWords.cpf, groups: ['isFunded'] },
  jobSeekers: {
    code: 26,
    label: { fr: 'Dispositifs pour les personnes en recherche d’emploi', en: 'Schemes for job seekers' },
    groups: ['isFunded'],
  },
  selfEmployed: { code: 27, label: { fr: 'Travailleurs non-salariés', en: 'Self-employed workers' }, groups: ['isFunded'] },
  plan: {
    code: 28,
    label: { fr: 'Plan de développement des compétences ou autre', en: 'Skills development plan, or other' },
    groups: ['isFunded'],
  },
  publicAgents: { code: 3, label: { fr: 'Pouvoirs publics, pour leurs agents', en: 'Public bodies, for their own staff' } },
  european: { code: 4, label: { fr: 'Instances européennes', en: 'European bodies' } },
  state: { code: 5, label: { fr: 'État, pour des publics spécifiques', en: 'State, for specific groups' } },
  regions: { code: 6, label: { fr: 'Conseils régionaux', en: 'Regional councils' } },
  franceTravail: { code: 7, label: { fr: 'France Travail', en: 'France Travail' } },
  otherPublic: { code: 8, label: { fr: 'Autres ressources publiques', en: 'Other public resources' } },
  individuals: { code: 9, label: { fr: 'Particuliers, à leurs frais', en: 'Individuals, at their own expense' } },
  trainingBodies: { code: 10, label: formWords.trainingBodies },
  other: {
    code: 11,
    label: formWords.other,
  },
  outside: { code: 0, label: { fr: 'Hors bilan', en: 'Left out of the return' } },
})
export type ProductLine = KeyOf<typeof productLine>

/** What the form calls a line: a to h make line 2. */
export const markOfLine: Readonly<Record<Exclude<ProductLine, 'outside'>, string>> = {
  companies: '1',
  apprenticeship: 'a',
  professionalisation: 'b',
  alternance: 'c',
  transition: 'd',
  cpf: 'e',
  jobSeekers: 'f',
  selfEmployed: 'g',
  plan: 'h',
  publicAgents: '3',
  european: '4',
  state: '5',
  regions: '6',
  franceTravail: '7',
  otherPublic: '8',
  individuals: '9',
  trainingBodies: '10',
  other: '11',
}
export type DeclaredLine = keyof typeof markOfLine
export const declaredLines = productLine.keys.filter((line): line is DeclaredLine => line !== 'outside')
