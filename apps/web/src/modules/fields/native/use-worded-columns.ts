import type { Morph } from '@kxo/domain/fields/morph'
import type { Column } from '../../../ui/table/column.ts'
import { useNativeLabel } from './use-native-label.ts'

/** Columns of a list of records under the names its tenant gave their fields: the key of a column is a name its field is shown under. */
export function useWordedColumns<Row>(of: Morph, columns: readonly Column<Row>[]): Column<Row>[] {
  const labelOf = useNativeLabel(of)
  return columns.map((column) => ({ ...column, label: labelOf(column.key, column.label) }))
}
