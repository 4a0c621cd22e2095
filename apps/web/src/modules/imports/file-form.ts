import type { Import } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { useLanguage } from '../../ui/i18n/language.tsx'

const delimiters: Readonly<Record<string, { fr: string; en: string }>> = { ';': w.semicolon, ',': w.comma, '\t': w.tab }

/** Encodings as people know them. */
const encodings: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

/** How a file was read: "467 lignes, 13 colonnes, CSV UTF-8, séparateur point-virgule". */
export function useFileForm(): (record: Import) => string {
  const { say } = useLanguage()
  return ({ lines, columns, format, encoding, delimiter }) => {
    const sign = delimiter === null ? undefined : delimiters[delimiter]
    const form =
      format === 'xlsx'
        ? say(w.xlsxForm)
        : say(w.csvForm, { encoding: encodings[encoding ?? ''] ?? '', delimiter: sign ? say(sign) : (delimiter ?? '') })
    return say(w.readAs, { lines, columns: columns.length, form })
  }
}
