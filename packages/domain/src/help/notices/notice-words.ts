import { words } from '../../kernel/sentence.ts'

/** The bar of what the vendor says of the service; loaded with it. */
export const noticeWords = words({
  incident: {
    fr: 'Incident en cours depuis le {from, date, short} à {from, time}',
    en: 'Incident in progress since {from, date, short} at {from, time}',
  },
  maintenance: { fr: 'Maintenance en cours', en: 'Maintenance in progress' },
  maintenanceUntil: {
    fr: 'Maintenance en cours, jusqu’au {to, date, short} à {to, time}',
    en: 'Maintenance in progress, until {to, date, short} at {to, time}',
  },
  soon: {
    fr: 'Maintenance prévue le {from, date, short} à {from, time}',
    en: 'Maintenance planned on {from, date, short} at {from, time}',
  },
  soonUntil: {
    fr: 'Maintenance prévue du {from, date, short} à {from, time} au {to, date, short} à {to, time}',
    en: 'Maintenance planned from {from, date, short} at {from, time} to {to, date, short} at {to, time}',
  },
  hide: { fr: 'Masquer', en: 'Hide' },
})
