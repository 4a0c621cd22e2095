import { dayInZone } from '@kxo/domain/kernel/dates'
import { partnerPageWords } from '@kxo/domain/partners/page-words'
import { adminAssignment, adminAssignmentInEvent, adminPlanningOfPartner, myPlanning } from '@kxo/domain/partners/paths'
import { may as mayPartners } from '@kxo/domain/partners/permissions'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { adminEventPlanning, adminPartnerPlanning, adminPlanningOfEvent, adminWeekPlanning } from '@kxo/domain/planning/paths'
import { may } from '@kxo/domain/planning/permissions'
import { IconCalendarEvent, IconCalendarUser, IconCalendarWeek } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { planningGroup } from '../../platform/menu-groups.ts'
import type { Place } from '../../platform/page.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { assignmentAddress, planningAddress, weekAddress } from './planning-address.ts'

type Of = (params: Place['params']) => { event?: string | undefined; partner?: string | undefined }
/** The days an address names, of all or of what its path names. */
const planned =
  (of: Of) =>
  async ({ params, search, viewer }: Place & { viewer: Viewer }) => {
    const [{ planningQuery }, { planningQueryIn }] = await Promise.all([import('./api.ts'), import('./board/period.ts')])
    const zone = viewer.tenant.params.time_zone
    const { event, partner } = of(params)
    return [
      planningQuery({
        ...planningQueryIn(z.parse(planningAddress, search), dayInZone(new Date(), zone), zone),
        ...(event && { event: recordIdIn(event) }),
        ...(partner && { partner: recordIdIn(partner) }),
      }),
    ]
  }

export const planningPages = pages([
  {
    space: 'user',
    path: myPlanning.pattern,
    layout: 'user',
    title: partnerPageWords.myPlanning,
    feature: 'partners',
    menu: { order: 35, icon: IconCalendarUser, label: partnerPageWords.myPlanning },
    // Whoever also administers starts there; the catalogue is what partners are not here for.
    landing: { rank: 40, when: ({ actor }) => actor.is_partner && !actor.is_admin },
    permitted: ({ actor }) => mayPartners.followOwnPlanning(actor),
    reads: () => import('../partners/index.ts').then(({ assignmentsQuery }) => [assignmentsQuery()]),
    component: () => import('./my/my-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.events,
    menu: { group: planningGroup, order: 1, icon: IconCalendarEvent, label: p.eventsMenu },
    permitted: ({ actor }) => may.seePlanning(actor),
    address: planningAddress,
    reads: planned((params) => ({ event: params['event_id'] })),
    component: () => import('./event-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPlanningOfEvent.pattern,
    under: adminEventPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.events,
    permitted: ({ actor }) => may.seePlanning(actor),
    address: planningAddress,
    reads: planned((params) => ({ event: params['event_id'] })),
    component: () => import('./event-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPartnerPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.partners,
    feature: 'partners',
    menu: { group: planningGroup, order: 2, icon: IconCalendarUser, label: p.partnersMenu },
    permitted: ({ actor }) => may.seePlanning(actor),
    address: planningAddress,
    reads: planned((params) => ({ partner: params['id'] })),
    component: () => import('./partner-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPlanningOfPartner.pattern,
    under: adminPartnerPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.partners,
    feature: 'partners',
    permitted: ({ actor }) => may.seePlanning(actor),
    address: planningAddress,
    reads: planned((params) => ({ partner: params['id'] })),
    component: () => import('./partner-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminWeekPlanning.pattern,
    layout: 'admin',
    title: p.week,
    menu: { group: planningGroup, order: 3, icon: IconCalendarWeek, label: p.weekMenu },
    permitted: ({ actor }) => may.seePlanning(actor),
    address: weekAddress,
    reads: planned(() => ({})),
    component: () => import('./week/week-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminAssignment.pattern,
    under: adminPartnerPlanning.pattern,
    layout: 'admin',
    title: p.assignments,
    feature: 'partners',
    permitted: ({ actor }) => may.seePlanning(actor),
    address: assignmentAddress,
    reads: ({ params }) => import('../contacts/index.ts').then(({ contactQuery }) => [contactQuery(recordIdIn(params['id']))]),
    component: () => import('./assignment/assignment-page.tsx'),
  },
  {
    space: 'admin',
    path: adminAssignmentInEvent.pattern,
    under: adminPartnerPlanning.pattern,
    layout: 'admin',
    title: p.assignments,
    feature: 'partners',
    permitted: ({ actor }) => may.seePlanning(actor),
    address: assignmentAddress,
    reads: ({ params }) => import('../contacts/index.ts').then(({ contactQuery }) => [contactQuery(recordIdIn(params['id']))]),
    component: () => import('./assignment/assignment-page.tsx'),
  },
])
