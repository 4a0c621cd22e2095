import type { Sentence } from '../kernel/sentence.ts'
import { type Band, mostPeople } from './bands.ts'

type Preset = { label: Sentence; maximum: number; hasAmount: boolean; bands: readonly Band[] }

const off = (from: number, to: number | null, percent: number): Band => ({ from, to, discount: percent * 100, price: null })

/** Bands to begin with: those of law firms, and the single one of a club that asks for no amount. */
export const bandPresets = {
  lawFirms: {
    label: { fr: 'Cabinets d’avocats', en: 'Law firms' },
    maximum: 1000,
    hasAmount: true,
    bands: [off(1, 5, 20), off(6, 10, 25), off(11, 20, 30), off(21, null, 35)],
  },
  club: {
    label: { fr: 'Club, sans montant', en: 'Club, without an amount' },
    maximum: mostPeople,
    hasAmount: false,
    bands: [off(1, null, 0)],
  },
} satisfies Record<string, Preset>
