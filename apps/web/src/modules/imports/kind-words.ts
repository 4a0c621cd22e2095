import type { ImportKind } from '@kxo/domain/imports/kinds'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { IconBuilding, IconCalendarEvent, IconTicket, IconUsers } from '@tabler/icons-react'

type KindWords = { label: Sentence; help: Sentence; key: Sentence; icon: typeof IconUsers }

/** What each kind of file is called, what it does, and what its lines are recognised by. */
export const kindWords: Readonly<Record<ImportKind, KindWords>> = {
  contacts: { label: w.kindContacts, help: w.kindContactsHelp, key: w.keyMail, icon: IconUsers },
  companies: { label: w.kindCompanies, help: w.kindCompaniesHelp, key: w.keySiret, icon: IconBuilding },
  events: { label: w.kindEvents, help: w.kindEventsHelp, key: w.keyHelp, icon: IconCalendarEvent },
  registrations: { label: w.kindRegistrations, help: w.kindRegistrationsHelp, key: w.keyRegistration, icon: IconTicket },
}
