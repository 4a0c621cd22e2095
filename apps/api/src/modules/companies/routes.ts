import { companiesContract } from '@kxo/domain/companies/contract'
import { logoContract } from '@kxo/domain/companies/logo-contract'
import { companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { routes } from '../../platform/serve.ts'
import { changeCompany } from './change-company.ts'
import { changeMany } from './bulk-change.ts'
import { createCompany } from './create-company.ts'
import { declareHeadcount, listHeadcounts } from './headcounts.ts'
import { readHistory } from './history.ts'
import { listCompanies } from './list.ts'
import { readLogoImage, readOwnLogo, removeLogo, setLogo } from './logo.ts'
import { lookUp } from './lookup.ts'
import { compare, merge } from './merge.ts'
import { listPeople } from './people.ts'
import { previewMany } from './bulk-preview.ts'
import { listChoices, readCompany, readFamily } from './read.ts'
import { addReferent, removeReferent } from './referents.ts'
import { referentsOfMany } from './referents-of-many.ts'
import { archiveCompany, removeCompany } from './remove-company.ts'
import { reportMistake } from './report-mistake.ts'
import { undoMany } from './bulk-undo.ts'
import { listMerges, undoMerge } from './undo-merge.ts'

export const companiesRoutes = [
  routes(companiesContract, {
    list: listCompanies,
    lookup: lookUp,
    choices: listChoices,
    get: readCompany,
    create: createCompany,
    change: changeCompany,
    remove: removeCompany,
    archive: archiveCompany,
    changeMany,
    previewMany,
    undoMany,
    referentsOf: referentsOfMany,
    family: readFamily,
    mistake: reportMistake,
  }),
  routes(logoContract, { ownLogo: readOwnLogo, logoImage: readLogoImage, setLogo, removeLogo }),
  routes(companyPeopleContract, {
    people: listPeople,
    addReferent,
    removeReferent,
    headcounts: listHeadcounts,
    declareHeadcount,
    history: readHistory,
  }),
  routes(companyMergeContract, { compare, merge, merges: listMerges, undo: undoMerge }),
]
