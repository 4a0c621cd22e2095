import type { SaleType } from './journal-words.ts'

/** The journals of the file, as French accounting names them: the file is French whoever takes it (FEC-04). */
export const journalNames = { VE: 'Journal des ventes', BQ: 'Banque', CH: 'Chèques', CA: 'Caisse', OD: 'Opérations diverses' } as const

const usual: readonly (readonly [prefix: string, label: string])[] = [
  ['4191', 'Clients, acomptes reçus'],
  ['411', 'Clients'],
  ['416', 'Clients douteux'],
  ['44571', 'TVA collectée'],
  ['4457', 'TVA collectée'],
  ['467', 'Autres débiteurs ou créditeurs'],
  ['5112', 'Chèques à encaisser'],
  ['512', 'Banque'],
  ['531', 'Caisse'],
  ['658', 'Écarts d’arrondi'],
  ['758', 'Écarts d’arrondi'],
  ['7061', 'Formations en intra'],
  ['7062', 'Formations exonérées'],
  ['706', 'Prestations de services'],
  ['707', 'Ventes de marchandises'],
  ['7083', 'Locations diverses'],
  ['708', 'Produits des activités annexes'],
  ['709', 'Rabais, remises et ristournes accordés'],
  ['756', 'Cotisations'],
]
/** The label of an account of the French chart (FEC-06). */
export const accountLabel = (account: string): string => usual.find(([prefix]) => account.startsWith(prefix))?.[1] ?? `Compte ${account}`

type Title = (number: string, corrects: string | null) => string
export const fileWords = {
  invoice: (number) => `Facture ${number}`,
  deposit: (number) => `Facture d’acompte ${number}`,
  final: (number) => `Facture de solde ${number}`,
  credit: (number, corrects) => (corrects ? `Avoir ${number} sur ${corrects}` : `Avoir ${number}`),
  deducted: 'Acomptes déduits',
  rounding: 'Arrondi',
  vat: (rate: string) => `TVA ${rate}`,
  vatCollected: (rate: string) => `TVA collectée ${rate}`,
  vatPending: (rate: string) => `TVA en attente ${rate}`,
  received: (piece: string) => `Règlement ${piece}`,
  handedBack: (piece: string) => `Remboursement ${piece}`,
  reversed: (piece: string) => `Annulation du règlement ${piece}`,
} as const satisfies Record<SaleType, Title> & Record<string, string | Title | ((text: string) => string)>
