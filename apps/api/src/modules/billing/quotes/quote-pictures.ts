import type { Context } from '../../../platform/context.ts'
import { readFile } from '../../documents/index.ts'
import { logoName } from '../printing/letterhead-of.ts'
import type { QuoteHand } from '../printing/quote-print.ts'
import type { PrintedQuote } from './printed-quote.ts'

const [handName, stampName] = ['signature.png', 'stamp.png']

/** Pictures a quote prints, by the names its page calls them. */
export async function quotePictures(
  context: Pick<Context, 'db' | 'services'>,
  { logo_file_id, signed }: Pick<PrintedQuote, 'logo_file_id' | 'signed'>,
): Promise<Record<string, Uint8Array>> {
  const files = { [logoName]: logo_file_id, [handName]: signed?.signature_file_id, [stampName]: signed?.stamp_file_id }
  const images: Record<string, Uint8Array> = {}
  for (const [name, id] of Object.entries(files)) if (id) images[name] = (await readFile(context, id)).bytes
  return images
}

/** Who signs for the issuer on the page, if anybody. */
export const handOf = ({ signed }: Pick<PrintedQuote, 'signed'>): QuoteHand | undefined =>
  signed && {
    who: signed.who,
    image: signed.signature_file_id === null ? null : handName,
    stamp: signed.stamp_file_id === null ? null : stampName,
  }
