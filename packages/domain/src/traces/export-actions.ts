import { traceActions } from './action.ts'

/** Lists taken away as files, each with what was asked of it. */
export const exportActions = traceActions({
  export_users: { label: { fr: '{contact.pl:cap}', en: '{contact.pl:cap}' } },
  export_companies: { label: { fr: '{company.pl:cap}', en: '{company.pl:cap}' } },
  export_company_years: { label: { fr: 'Années {company.de}', en: 'Years of {company.un}' } },
  export_team_trainings: { label: { fr: '{event.pl:cap} d’une équipe', en: '{event.pl:cap} of a team' } },
  export_events: { label: { fr: '{event.pl:cap}', en: '{event.pl:cap}' } },
  export_registrations: { label: { fr: '{registration.pl:cap}', en: '{registration.pl:cap}' } },
  export_attendance: { label: { fr: '{attendance:cap}', en: '{attendance:cap}' } },
  export_bills: { label: { fr: '{bill.pl:cap}', en: '{bill.pl:cap}' } },
  export_sales: { label: { fr: 'Journal des ventes', en: 'Sales journal' } },
  export_payments: { label: { fr: 'Paiements', en: 'Payments' } },
  export_documents: { label: { fr: 'Documents', en: 'Documents' } },
  export_pushes: { label: { fr: 'Notifications', en: 'Notifications' } },
  export_sms: { label: { fr: 'SMS', en: 'Text messages' } },
  export_mails: { label: { fr: 'Mails', en: 'Emails' } },
  export_tasks: { label: { fr: '{task.pl:cap}', en: '{task.pl:cap}' } },
  export_partners: { label: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' } },
  export_locations: { label: { fr: '{location.pl:cap}', en: '{location.pl:cap}' } },
  export_regions: { label: { fr: '{region.pl:cap}', en: '{region.pl:cap}' } },
  export_products: { label: { fr: '{product.pl:cap}', en: '{product.pl:cap}' } },
  export_themes: { label: { fr: '{theme.pl:cap}', en: '{theme.pl:cap}' } },
  export_forms: { label: { fr: 'Formulaires', en: 'Forms' } },
  export_figures: { label: { fr: 'Détail d’un indicateur', en: 'Detail of a figure' } },
  export_tenants: { label: { fr: 'Espaces', en: 'Spaces' } },
  export_list: { label: { fr: 'Autre liste', en: 'Another list' }, subject: 'company' },
})
