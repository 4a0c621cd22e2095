import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive that may lie: the size it tells, where its bytes are. */
export type ZipPart = { name: string; data: Buffer | string; declaredSize?: number; flags?: number; sharesFirst?: boolean }

/** A ZIP archive as anybody could write one, its lies included. */
export function aZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  let first: { packed: number; size: number; crc: number } | undefined
  for (const { name, data, declaredSize, flags = 0, sharesFirst } of parts) {
    const bytes = Buffer.from(data)
    const packed = sharesFirst ? Buffer.alloc(0) : deflateRawSync(bytes)
    const shown = sharesFirst && first ? first : { packed: packed.length, size: declaredSize ?? bytes.length, crc: crc32(bytes) }
    first ??= shown
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(shown.crc, 10)
    fields.writeUInt32LE(shown.packed, 14)
    fields.writeUInt32LE(shown.size, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const line = Buffer.alloc(46)
    line.write('PK\u0001\u0002', 'latin1')
    fields.copy(line, 6)
    line.writeUInt32LE(sharesFirst ? 0 : offset, 42)
    directory.push(line, Buffer.from(name))
    if (sharesFirst) continue
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed])
    bodies.push(head)
    offset += head.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const relations = (of: string): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of}</Relationships>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type WorkbookParts = {
  rows?: string
  shared?: string
  workbook?: string
  before?: string
  more?: ZipPart[]
  sheet?: Partial<ZipPart>
  strings?: Partial<ZipPart>
}

/** A workbook of one sheet whose parts are given as they stand. */
export function aWorkbook({ rows = '', shared = '', workbook, before = '', more = [], sheet = {}, strings = {} }: WorkbookParts): Buffer {
  return aZip([
    { name: '[Content_Types].xml', data: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>` },
    { name: '_rels/.rels', data: relations(`<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`) },
    {
      name: 'xl/workbook.xml',
      data:
        workbook ??
        `${declaration}<workbook xmlns:r="${office}"><sheets><sheet name="Feuille" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
      ),
    },
    { name: 'xl/sharedStrings.xml', data: `${declaration}<sst>${shared}</sst>`, ...strings },
    { name: 'xl/worksheets/sheet1.xml', data: `${declaration}${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`, ...sheet },
    ...more,
  ])
}
