import type { Morph } from '@kxo/domain/fields/morph'
import { wordsIn } from '@kxo/domain/fields/native-wording'
import type { Context } from '../../platform/context.ts'
import type { ExportColumn } from '../../platform/table-export.ts'
import { headingFrom } from './heading-from.ts'
import { wordingsOf } from './native-wordings.ts'

type Columns<Row> = Readonly<Record<string, ExportColumn<Row>>>

/** Columns of an export under the names its tenant gave the fields of the records: the key of a column is the name of its field. */
export async function wordedExports<Row>({ db, language }: Context, morph: Morph, columns: Columns<Row>): Promise<Columns<Row>> {
  const labels = new Map((await wordingsOf(db, morph)).map((one) => [one.name, wordsIn(language.locale, one).label]))
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const label = labels.get(key)
      return [key, label ? { ...column, label: headingFrom(label) } : column]
    }),
  )
}
