import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** The schema of the Factur-X profile EN 16931, as its publisher gives it; to be disposed of. */
export function openFacturXSchema(): XsdValidator {
  xmlRegisterFsInputProviders()
  const entry = createRequire(import.meta.url).resolve('@stackforge-eu/factur-x')
  const file = join(dirname(entry), '../schema/en16931/FACTUR-X_EN16931.xsd')
  using document = XmlDocument.fromBuffer(readFileSync(file), { url: file })
  return XsdValidator.fromDoc(document)
}
