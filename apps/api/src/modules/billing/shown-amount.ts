import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** Both languages of an amount; the mail keeps its reader's. */
export const shown = (cents: number): Sentence => ({ fr: formatMoney(cents, 'fr'), en: formatMoney(cents, 'en') })
