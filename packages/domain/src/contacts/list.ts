import { profileNames } from '../identity/profile.ts'
import { accountStatus } from '../identity/status.ts'
import { departmentChoices } from '../kernel/geography.ts'
import { choicesOf, full, list } from '../kernel/list.ts'
import { consentChannels, consentLabels } from '../traces/consent.ts'
import type { ContactLine } from './contract.ts'
import { filterWords as f } from './filter-words.ts'
import { teamWords as t } from './team-words.ts'
import { contactWords as w } from './words.ts'

const { superAdmin: _superAdmin, ...profileLabels } = profileNames

/** People of the tenant, of a company or of a referent's team; its own fields come beside these. */
export const contactList = list<ContactLine>()({
  last_name: { label: w.lastName, kind: 'text', ...full, exportedAs: ['last_name', 'first_name'], width: 220 },
  first_name: { label: w.firstName, kind: 'text', isSortable: true, isExported: true },
  mail: { label: w.mail, kind: 'text', ...full, width: 240 },
  phone: { label: w.phone, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 140 },
  company_name: { label: w.company, kind: 'text', ...full, width: 200 },
  profile_code: { label: w.profile, kind: 'choice', of: choicesOf(profileLabels), ...full, width: 140 },
  status: { label: w.status, kind: 'code', of: accountStatus, ...full, isBadge: true, width: 140 },
  is_adherent: { label: w.member, kind: 'flag', isFilterable: true, isExported: true, isHidden: true, width: 110 },
  is_prospect: { label: w.prospect, kind: 'flag', isFilterable: true, isExported: true, isHidden: true, width: 110 },
  region_name: { label: w.region, kind: 'text', isFilterable: true, isExported: true, width: 230 },
  last_registration_at: { label: w.lastRegistration, kind: 'instant', isExported: true, isHidden: true, width: 150 },
  last_login_at: { label: w.lastLogin, kind: 'instant', ...full, width: 130 },
  manager_name: { label: w.manager, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 160 },
  job: { label: w.job, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 160 },
  code: { label: w.code, kind: 'text', isFilterable: true, isExported: true, isHidden: true, width: 110 },
  language: {
    label: w.language,
    kind: 'choice',
    of: choicesOf({ fr: w.french, en: w.english }),
    isFilterable: true,
    isExported: true,
    isHidden: true,
    width: 110,
  },
  created_at: { label: w.createdOn, kind: 'instant', ...full, isHidden: true, width: 120 },
})

/** What a company had its people follow: this year, then, and what waits for them. */
export const teamFigureList = list<ContactLine>()({
  events_of_year: { label: t.eventsOfYear, kind: 'number', isExported: true, width: 165 },
  minutes_of_year: { label: t.hoursOfYear, kind: 'number', isExported: true, width: 130 },
  next_date: { label: t.nextDate, kind: 'instant', isExported: true, width: 125 },
  to_do: { label: t.toDo, kind: 'text', isExported: true, width: 180 },
})

/** What people are filtered by without showing it: what they attended, owe, agreed to, and mails that came back. */
export const contactFilterList = list<ContactLine>()({
  attended_event: { label: f.attended, kind: 'text', isFilterable: true },
  accepted_paper: { label: f.paper, kind: 'text', isFilterable: true },
  certified_event: { label: f.certificate, kind: 'text', isFilterable: true },
  followed_hours: { label: f.hours, kind: 'number', isFilterable: true },
  has_unpaid_bill: { label: f.unpaid, kind: 'flag', isFilterable: true },
  consents_to: {
    label: f.consents,
    kind: 'choice',
    of: { ...choicesOf(consentLabels), keys: consentChannels },
    isFilterable: true,
  },
  has_rejected_mail: { label: f.rejectedMail, kind: 'flag', isFilterable: true },
  town: { label: f.town, kind: 'text', isFilterable: true },
  department: { label: f.department, kind: 'choice', of: departmentChoices, isFilterable: true },
  code_postal: { label: f.postalCode, kind: 'text', isFilterable: true },
})

/** The same, of a referent's team. */
export const teamFilterList = list<ContactLine>()({
  event_title: { label: t.registeredTo, kind: 'text', isFilterable: true },
  is_idle: { label: t.idle, kind: 'flag', isFilterable: true },
})
