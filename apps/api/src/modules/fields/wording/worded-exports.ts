import type { Morph } from '@kxo/domain/fields/morph'
import type { Context } from '../../../platform/context.ts'
import type { ExportColumn } from '../../../platform/tables/table-export.ts'
import { headingFrom } from '../layout/heading-from.ts'
import { nativeLabels } from './native-labels.ts'

type Columns<Row> = Readonly<Record<string, ExportColumn<Row>>>

/** Columns of an export under the names its tenant gave the fields of the records: the key of a column is a name its field is shown under. */
export async function wordedExports<Row>({ db, language }: Context, morph: Morph, columns: Columns<Row>): Promise<Columns<Row>> {
  const labels = await nativeLabels(db, morph, language.locale)
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const label = labels.get(key)
      return [key, label ? { ...column, label: headingFrom(label) } : column]
    }),
  )
}
