import { departmentChoices } from '../kernel/geography.ts'
import { full, list } from '../kernel/list.ts'
import type { CompanyLine } from './company-shape.ts'
import { companyWords as w } from './words.ts'

/** Companies of the tenant; its own fields come beside these. */
export const companyList = list<CompanyLine>()({
  name: { label: w.name, kind: 'text', ...full, width: 240 },
  siret: { label: w.siret, kind: 'text', ...full, isWhole: true, width: 155 },
  town: { label: w.town, kind: 'text', ...full, width: 160 },
  code_postal: { label: w.postalCode, kind: 'text', ...full, isHidden: true, width: 110 },
  department: { label: w.department, kind: 'choice', of: departmentChoices, isFilterable: true },
  departments: { label: w.departments, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 130 },
  region_name: { label: w.region, kind: 'text', ...full, width: 230 },
  referent_name: { label: w.referent, kind: 'text', ...full, width: 170 },
  manager_name: { label: w.manager, kind: 'text', ...full, isHidden: true, width: 170 },
  people: { label: w.people, kind: 'number', isExported: true, width: 100 },
  employees_number: { label: w.employees, kind: 'number', ...full, width: 100 },
  independents_number: { label: w.independents, kind: 'number', ...full, isHidden: true, width: 100 },
  registrations_of_year: { label: w.registrationsOfYear, kind: 'number', isExported: true, width: 115 },
  amount_due: { label: w.amountDue, kind: 'money', isExported: true, width: 120 },
  accounting_code: { label: w.accountingCode, kind: 'text', ...full, isHidden: true, width: 140 },
  family: { label: w.family, kind: 'number', isExported: true, isHidden: true, width: 130 },
  is_adherent: { label: w.isAdherent, kind: 'flag', ...full, isHidden: true, width: 110 },
  is_prospect: { label: w.isProspect, kind: 'flag', ...full, isHidden: true, width: 110 },
  is_recruiter: { label: w.isRecruiter, kind: 'flag', ...full, isHidden: true, width: 110 },
  is_school: { label: w.isSchool, kind: 'flag', ...full, isHidden: true, width: 110 },
  is_funder: { label: w.isFunder, kind: 'flag', ...full, isHidden: true, width: 110 },
})
