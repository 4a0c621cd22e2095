import { words } from '../../kernel/sentence.ts'

/** Size and length of a bank statement. */
export const statementLimits = { bytes: 10 * 1024 * 1024, lines: 20_000 }

/** Why a bank statement cannot be read. */
export const statementProblems = words({
  format: {
    fr: 'ce n’est ni un relevé CAMT.053, ni un fichier OFX, ni un CSV.',
    en: 'it is no CAMT.053 statement, OFX file or CSV.',
  },
  encoding: {
    fr: 'son encodage est inconnu. Téléchargez-le de nouveau depuis votre banque.',
    en: 'its encoding is unknown. Download it from your bank again.',
  },
  markup: {
    fr: 'son XML est incomplet ou abîmé. Téléchargez-le de nouveau depuis votre banque.',
    en: 'its XML is incomplete or damaged. Download it from your bank again.',
  },
  declarations: {
    fr: 'il contient des déclarations (DOCTYPE) qu’aucune banque n’écrit. Téléchargez-le de nouveau depuis votre banque.',
    en: 'it holds declarations (DOCTYPE) no bank writes. Download it from your bank again.',
  },
  quotes: {
    fr: 'un guillemet ouvert à la ligne {line, number} n’est jamais fermé.',
    en: 'a quotation mark opened on line {line, number} is never closed.',
  },
  headings: {
    fr: 'aucune ligne ne nomme les colonnes «\u00A0Date\u00A0» et «\u00A0Montant\u00A0» (ou «\u00A0Crédit\u00A0»).',
    en: 'no line names the columns “Date” and “Amount” (or “Credit”).',
  },
  day: { fr: 'la date de la ligne {line, number} n’est pas une date.', en: 'the date on line {line, number} is not a date.' },
  amount: { fr: 'le montant de la ligne {line, number} n’est pas un montant.', en: 'the amount on line {line, number} is not an amount.' },
  formula: {
    fr: 'une cellule de la ligne {line, number} contient une formule. Exportez les valeurs seules.',
    en: 'a cell of line {line, number} holds a formula. Export values only.',
  },
  accounts: {
    fr: 'il réunit plusieurs comptes. Exportez un compte à la fois.',
    en: 'it gathers several accounts. Export one account at a time.',
  },
  account: { fr: 'il ne dit pas de quel compte il est.', en: 'it does not say which account it is of.' },
  long: {
    fr: 'il compte plus de {max, number} lignes. Exportez une période plus courte.',
    en: 'it holds more than {max, number} lines. Export a shorter period.',
  },
  slow: {
    fr: 'sa lecture prend trop de temps. Exportez une période plus courte.',
    en: 'reading it takes too long. Export a shorter period.',
  },
})
export type StatementProblem = keyof typeof statementProblems
