/** Why a table cannot be read at all; `line` is where reading stopped. */
export class UnreadableTable extends Error {
  readonly reason: 'encoding' | 'binary' | 'quotes' | 'workbook' | 'unpacked' | 'cell' | 'width' | 'slow'
  readonly line: number
  constructor(reason: UnreadableTable['reason'], line = 0) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}
