import { meetingWords as m } from '@kxo/domain/attendance/meeting-words'
import { adminAttendance, adminCheckin, attendance, eventSignatures, helperCheckin, meeting } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { walletWords } from '@kxo/domain/attendance/wallet/wallet-words'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { adminTickets, adminWallets, registrationParameter, ticket, tickets } from '@kxo/domain/documents/paths'
import { may as mayOfDocuments } from '@kxo/domain/documents/permissions'
import { documentsWords } from '@kxo/domain/documents/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { isSignedIn, isSignedInFully } from '@kxo/domain/kernel/permissions'
import { IconSignature, IconTicket } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { documentsGroup, evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { hasWord } from '../../platform/viewer.ts'
import { aKey, aNumber } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

export const attendancePages = pages([
  {
    space: 'user',
    path: attendance.pattern,
    layout: 'user',
    title: w.title,
    menu: {
      group: documentsGroup,
      order: 40,
      icon: IconSignature,
      label: w.menu,
      shown: (viewer) => viewer.actor.is_partner || hasWord(viewer, 'attendance'),
    },
    restrictedSession: true,
    permitted: ({ actor }) => isSignedIn(actor),
    address: z.object({ slot: aNumber, code: aKey }),
    reads: () => import('./signing/offline-half-days.ts').then(({ ownHalfDaysQuery }) => [ownHalfDaysQuery()]),
    component: () => import('./attendance-page.tsx'),
  },
  {
    space: 'user',
    path: eventSignatures.pattern,
    layout: 'user',
    title: w.sheetTitle,
    // Who is assigned is known of each event: the call decides.
    permitted: ({ actor }) => isSignedInFully(actor),
    reads: ({ params }) => import('./signing/offline-half-days.ts').then(({ sheetQuery }) => [sheetQuery(recordIdIn(params['id']))]),
    component: () => import('./sheets/signatures-page.tsx'),
  },
  {
    space: 'user',
    path: tickets.pattern,
    layout: 'user',
    title: documentsWords.ticketsTitle,
    menu: {
      group: documentsGroup,
      order: 50,
      icon: IconTicket,
      label: documentsWords.adminTicketsTitle,
      shown: (viewer) => hasWord(viewer, 'ticket'),
    },
    permitted: ({ actor }) => isSignedInFully(actor),
    reads: ({ search }) =>
      import('../documents/index.ts').then(({ documentsSource, ownDocumentsQuery }) => [
        ownDocumentsQuery('ticket'),
        listQuery(documentsSource({ category: ['ticket'], user: 'me' }), search),
      ]),
    component: () => import('./tickets/tickets-page.tsx'),
  },
  {
    space: 'user',
    path: ticket.pattern,
    layout: 'user',
    title: documentsWords.ticketsTitle,
    restrictedSession: true,
    // Whose it is, and whether its own link was opened, is known of each ticket: the call decides.
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params, search }) =>
      search[registrationParameter]
        ? import('./tickets/offline-passes.ts').then(({ passQuery }) => [passQuery(Number(search[registrationParameter]))])
        : import('../documents/index.ts').then(({ namedDocumentsQuery }) => [namedDocumentsQuery('ticket', params['name'] ?? '')]),
    component: () => import('./tickets/ticket-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTickets.pattern,
    layout: 'admin',
    title: documentsWords.adminTicketsTitle,
    menu: {
      group: evidenceGroup,
      order: 30,
      icon: IconTicket,
      label: documentsWords.adminTicketsTitle,
      shown: (viewer) => hasWord(viewer, 'ticket'),
    },
    permitted: ({ actor }) => mayOfDocuments.listAll(actor),
    reads: ({ search }) =>
      import('../documents/index.ts').then(({ documentsSource }) =>
        search['tab'] === undefined ? [listQuery(documentsSource({ category: ['ticket'] }), search)] : [],
      ),
    component: () => import('./tickets/admin-tickets-page.tsx'),
  },
  {
    space: 'user',
    path: meeting.pattern,
    layout: 'user-no-footer',
    title: m.title,
    feature: 'visio',
    restrictedSession: true,
    // Who is expected is known of each event: the call decides.
    permitted: ({ actor }) => isSignedIn(actor),
    reads: ({ params }) => import('./api.ts').then(({ meetingQuery }) => [meetingQuery(recordIdIn(params['event_id']))]),
    component: () => import('./meeting/meeting-page.tsx'),
  },
  {
    space: 'public',
    path: helperCheckin.pattern,
    layout: 'blank',
    title: w.checkinTitle,
    component: () => import('./door-links/helper-page.tsx'),
  },
  {
    space: 'admin',
    path: adminAttendance.pattern,
    layout: 'admin',
    title: w.sheetsTitle,
    menu: { group: evidenceGroup, order: 40, icon: IconSignature, label: w.menu, shown: (viewer) => hasWord(viewer, 'attendance') },
    permitted: ({ actor }) => may.seeSheets(actor),
    reads: ({ search, viewer }) =>
      import('./api.ts').then(({ latestFirst, sheetsOfDayQuery, sheetsSource }) => [
        sheetsOfDayQuery(dayInZone(new Date(), viewer.tenant.params.time_zone)),
        listQuery(sheetsSource(undefined), search, latestFirst),
      ]),
    component: () => import('./sheets/admin-sheets-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCheckin.pattern,
    layout: 'admin-no-footer',
    title: w.checkinTitle,
    permitted: ({ actor }) => may.seeCheckIns(actor),
    reads: ({ params }) => import('./api.ts').then(({ entranceQuery }) => [entranceQuery(recordIdIn(params['id']), '')]),
    component: () => import('./checkin/checkin-page.tsx'),
  },
  {
    space: 'admin',
    path: adminWallets.pattern,
    layout: 'admin',
    title: walletWords.title,
    permitted: ({ actor }) => may.setWalletKeys(actor),
    reads: () => import('./api.ts').then(({ walletKeysQuery }) => [walletKeysQuery()]),
    component: () => import('./wallet/wallets-page.tsx'),
  },
])
