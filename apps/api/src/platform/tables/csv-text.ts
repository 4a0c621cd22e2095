import { stringify } from 'csv-stringify/sync'

/** Lines as a French spreadsheet reads them: semicolons, UTF-8 with its mark, formulas disarmed (FEC-09). */
export const csvText = (lines: readonly (readonly unknown[])[]): string =>
  stringify([...lines], { delimiter: ';', bom: true, record_delimiter: '\r\n', escape_formulas: true })
