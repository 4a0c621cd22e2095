import type { CompanyFlag } from '@kxo/domain/companies/company-shape'
import { companyFlags } from '@kxo/domain/companies/company-shape'
import { companyWords as w } from '@kxo/domain/companies/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'

export const flagLabels: Readonly<Record<CompanyFlag, Sentence>> = {
  is_adherent: w.isAdherent,
  is_prospect: w.isProspect,
  is_recruiter: w.isRecruiter,
  is_school: w.isSchool,
  is_funder: w.isFunder,
}

const ofRecruiting: readonly CompanyFlag[] = ['is_recruiter', 'is_school']
/** Recruiters and schools are told apart on recruiting platforms alone. */
export const flagsOf = ({ is_recruiting_platform }: { is_recruiting_platform: boolean }): readonly CompanyFlag[] =>
  companyFlags.filter((flag) => is_recruiting_platform || !ofRecruiting.includes(flag))

/** What a company reads of itself. */
export const ownFlagsOf = ({ is_recruiting_platform }: { is_recruiting_platform: boolean }): readonly CompanyFlag[] =>
  is_recruiting_platform ? ofRecruiting : []
