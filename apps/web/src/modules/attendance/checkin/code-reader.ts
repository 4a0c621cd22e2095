import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'

/** Served by the product: the reader never calls outside. */
const readerAddress = '/wasm/zxing-reader.wasm'

prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? readerAddress : prefix + path) },
})

/** Reads the first code of a picture, if any. */
export function codeReader(): (picture: HTMLVideoElement) => Promise<string | undefined> {
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}
