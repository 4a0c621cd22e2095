import { partnerPageWords } from '@kxo/domain/partners/page-words'
import { adminAssignment, adminAssignmentInEvent, adminPlanningOfPartner, myPlanning } from '@kxo/domain/partners/paths'
import { may as mayPartners } from '@kxo/domain/partners/permissions'
import { planningPageWords as p } from '@kxo/domain/planning/page-words'
import { adminEventPlanning, adminPartnerPlanning, adminPlanningOfEvent, adminWeekPlanning } from '@kxo/domain/planning/paths'
import { may } from '@kxo/domain/planning/permissions'
import { IconCalendarEvent, IconCalendarUser, IconCalendarWeek } from '@tabler/icons-react'
import { planningGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

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
    component: () => import('./my/my-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminEventPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.events,
    menu: { group: planningGroup, order: 1, icon: IconCalendarEvent, label: p.eventsMenu },
    permitted: ({ actor }) => may.seePlanning(actor),
    component: () => import('./event-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminPlanningOfEvent.pattern,
    under: adminEventPlanning.pattern,
    layout: 'admin-no-footer',
    title: p.events,
    permitted: ({ actor }) => may.seePlanning(actor),
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
    component: () => import('./partner-planning-page.tsx'),
  },
  {
    space: 'admin',
    path: adminWeekPlanning.pattern,
    layout: 'admin',
    title: p.week,
    menu: { group: planningGroup, order: 3, icon: IconCalendarWeek, label: p.weekMenu },
    permitted: ({ actor }) => may.seePlanning(actor),
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
    component: () => import('./assignment/assignment-page.tsx'),
  },
])
