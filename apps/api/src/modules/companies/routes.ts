import { companiesContract } from '@kxo/domain/companies/contract'
import { logoContract } from '@kxo/domain/companies/logo-contract'
import { companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { routes } from '../../platform/http/serve.ts'
import { changeMany } from './bulk/bulk-change.ts'
import { previewBulk } from './bulk/bulk-preview.ts'
import { undoMany } from './bulk/bulk-undo.ts'
import { readHistory } from './history.ts'
import { listCompanies } from './list.ts'
import { readLogoImage, readOwnLogo, removeLogo, setLogo } from './logo.ts'
import { lookUp } from './lookup/lookup.ts'
import { compare, merge } from './merge/merge.ts'
import { listMerges, undoMerge } from './merge/undo-merge.ts'
import { declareHeadcount, listHeadcounts } from './people/headcounts.ts'
import { listPeople } from './people/people.ts'
import { addReferent, removeReferent } from './people/referents.ts'
import { referentsOfMany } from './people/referents-of-many.ts'
import { listChoices, readCompany, readFamily } from './read.ts'
import { reportMistake } from './report-mistake.ts'
import { changeCompany } from './writing/change-company.ts'
import { createCompany } from './writing/create-company.ts'
import { archiveCompany, removeCompany } from './writing/remove-company.ts'

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
    previewBulk,
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
