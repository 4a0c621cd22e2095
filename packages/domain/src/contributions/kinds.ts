import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** A period of its own, the same for everybody, or a year from the day it is taken. */
export const contributionPeriod = catalogue({
  fixed: { code: 1, label: { fr: 'Période fixe', en: 'Fixed period' } },
  rolling: { code: 2, label: { fr: '12 mois glissants', en: 'Rolling 12 months' } },
})
export type ContributionPeriod = KeyOf<typeof contributionPeriod>

/** What is counted to find the band. */
export const contributionBasis = catalogue({
  members: {
    code: 1,
    label: { fr: '{member.pl:cap} {member_gender, select, f {prises} other {pris}} ensemble', en: '{member.pl:cap} taken together' },
  },
  headcount: {
    code: 2,
    label: { fr: 'Salariés et indépendants au 31 décembre', en: 'Employees and self-employed people on 31 December' },
  },
})
export type ContributionBasis = KeyOf<typeof contributionBasis>

/** Whether the band that is reached is that of all, or each person has the band of their own place. */
export const bandMode = catalogue({
  reached: { code: 1, label: { fr: 'La tranche atteinte s’applique à tous', en: 'The band reached applies to everyone' } },
  graduated: { code: 2, label: { fr: 'Tranche par tranche', en: 'Band by band' } },
})
export type BandMode = KeyOf<typeof bandMode>
