import { words } from '../../kernel/sentence.ts'

/** What is looked at before entries are handed (FEC-05, INV-03, INV-31). */
export const saleChecks = ['gap', 'account', 'balance', 'reason'] as const
export type SaleCheckKind = (typeof saleChecks)[number]

/** Whether every check holds, and what each says when it does not. */
export const checkWords = words({
  title: { fr: 'Contrôles', en: 'Checks' },
  allHold: {
    fr: 'Numéros sans trou, comptes renseignés, écritures équilibrées, taux zéro motivés.',
    en: 'Numbers without gaps, accounts filled in, balanced entries, zero rates explained.',
  },
  gap: {
    fr: '{n, plural, one {Un trou} other {# trous}} dans les numéros, avant\u00A0:',
    en: '{n, plural, one {A gap} other {# gaps}} in the numbers, before:',
  },
  account: {
    fr: '{n, plural, one {Une pièce} other {# pièces}} sans compte de produit\u00A0:',
    en: '{n, plural, one {One document} other {# documents}} without a sales account:',
  },
  balance: {
    fr: '{n, plural, one {Une écriture dont} other {# écritures dont}} le débit n’égale pas le crédit\u00A0:',
    en: '{n, plural, one {One entry whose} other {# entries whose}} debit does not equal its credit:',
  },
  reason: {
    fr: '{n, plural, one {Une pièce} other {# pièces}} au taux zéro sans motif\u00A0:',
    en: '{n, plural, one {One document} other {# documents}} at zero rate without a reason:',
  },
  setAccounts: { fr: 'Renseigner les comptes', en: 'Fill in the accounts' },
  others: { fr: 'et {n} de plus', en: 'and {n} more' },
  toCheck: {
    fr: 'Le fichier reste disponible\u202F; son nom se termine par _A_CONTROLER.',
    en: 'The file is still available; its name ends with _A_CONTROLER.',
  },
})
