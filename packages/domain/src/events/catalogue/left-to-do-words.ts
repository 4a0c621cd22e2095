import { words } from '../../kernel/sentence.ts'

/** What the working list of events is narrowed by to find what is left to do. */
export const leftToDoWords = words({
  partners: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  rooms: { fr: '{room.pl:cap}', en: '{room.pl:cap}' },
  unsigned: { fr: 'Demi-journées passées sans preuve', en: 'Past half-days without proof' },
  toInvoice: { fr: 'À facturer', en: 'To invoice' },
})
