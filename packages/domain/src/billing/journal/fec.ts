import { textFromScaled } from '../../kernel/decimals.ts'
import type { AccountingEntry, PostingLine } from './accounting-entries.ts'
import { journalNames } from './file-words.ts'

/** The eighteen columns, in the order of LPF A47 A-1 (FEC-04). */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

/** What would cut a line or a column goes from a text (FEC-03). */
export const fecText = (text: string): string => text.replace(/[\s|]+/g, ' ').trim()
const day = (iso: string): string => iso.replaceAll('-', '')
const money = (cents: number): string => textFromScaled(cents, 2).replace('.', ',')

const cellsOf = (entry: AccountingEntry, line: PostingLine, rank: number): string[] => [
  entry.journal,
  journalNames[entry.journal],
  String(rank),
  day(entry.day),
  line.account,
  line.account_label,
  line.customer?.code ?? '',
  line.customer?.name ?? '',
  entry.piece,
  day(entry.piece_day),
  line.label,
  money(line.debit),
  money(line.credit),
  (line.customer && entry.lettering?.code) ?? '',
  line.customer && entry.lettering ? day(entry.lettering.day) : '',
  day(entry.valid_day),
  '',
  '',
]

/** The first line of the file. */
export const fecHeader = `${fecColumns.join('\t')}\r\n`
/** The lines of an entry, numbered among those of the file (FEC-03, FEC-04). */
export const fecLines = (entry: AccountingEntry, rank: number): string =>
  entry.lines.map((line) => `${cellsOf(entry, line, rank).map(fecText).join('\t')}\r\n`).join('')

/** `VENTES_123456782_20261101_20261130.txt`: never the name of a legal file, which holds every journal of a year (FEC-01, FEC-02). */
export const fecName = ({ siren, from, to, isToCheck }: { siren: string; from: string; to: string; isToCheck: boolean }): string =>
  `VENTES_${siren}_${day(from)}_${day(to)}${isToCheck ? '_A_CONTROLER' : ''}.txt`
