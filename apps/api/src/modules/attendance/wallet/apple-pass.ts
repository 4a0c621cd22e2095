import { walletWords as w } from '@kxo/domain/attendance/wallet/wallet-words'
import { PKPass } from 'passkit-generator'
import sharp from 'sharp'
import type { AppleKeys } from './read-certificate.ts'
import type { WalletTicket } from './wallet-ticket.ts'

const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** A ticket drawn in the organisation's colour, for those that have no logo. */
const plainIcon = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 87 87"><rect width="87" height="87" rx="18" fill="${colour}"/><path d="M20 30h47v9a5 5 0 0 0 0 10v9H20v-9a5 5 0 0 0 0-10z" fill="#fff"/></svg>`,
  )

/** The images a pass holds: an icon it is refused without, in three sizes, and the logo. */
async function imagesOf({ logo, colours }: WalletTicket): Promise<Record<string, Buffer>> {
  const picture = logo ? Buffer.from(logo) : plainIcon(colours.primary_color)
  const square = (side: number) =>
    sharp(picture)
      .resize(side, side, { fit: 'contain', background: logo ? '#ffffff' : '#00000000' })
      .png()
      .toBuffer()
  const wide = (height: number) =>
    sharp(picture)
      .resize(height * 3, height, { fit: 'inside' })
      .png()
      .toBuffer()
  return {
    'icon.png': await square(29),
    'icon@2x.png': await square(58),
    'icon@3x.png': await square(87),
    ...(logo && { 'logo.png': await wide(50), 'logo@2x.png': await wide(100) }),
  }
}

/** A ticket as Apple Wallet takes it: fields, images and their hashes, signed by the organisation. */
export async function applePass(ticket: WalletTicket, keys: AppleKeys & { pass_type: string; team: string }): Promise<Uint8Array> {
  const { language, colours, title, place, first_day, dates, hours, holder, code } = ticket
  const { say } = language
  const pass = new PKPass(
    await imagesOf(ticket),
    { wwdr: keys.intermediate, signerCert: keys.certificate, signerKey: keys.key },
    {
      formatVersion: 1,
      passTypeIdentifier: keys.pass_type,
      teamIdentifier: keys.team,
      serialNumber: ticket.serial,
      organizationName: ticket.organiser,
      description: `${say(w.ticket)} – ${title}`,
      logoText: ticket.logo ? '' : ticket.organiser,
      backgroundColor: rgb(colours.primary_color),
      foregroundColor: rgb(colours.primary_font_color),
      labelColor: rgb(colours.primary_font_color),
      // A code lets one person in: a pass sent on would let another in their place.
      sharingProhibited: true,
    },
  )
  pass.type = 'eventTicket'
  pass.setBarcodes({ format: 'PKBarcodeFormatQR', message: ticket.token, messageEncoding: 'iso-8859-1', altText: code })
  if (ticket.start) pass.setRelevantDate(ticket.start)
  if (ticket.end) pass.setExpirationDate(ticket.end)
  if (first_day) pass.headerFields.push({ key: 'day', label: say(w.date), value: first_day })
  pass.primaryFields.push({ key: 'event', value: title })
  if (dates) pass.secondaryFields.push({ key: 'dates', label: say(w.date), value: dates })
  if (place) pass.secondaryFields.push({ key: 'place', label: say(w.place), value: place })
  pass.auxiliaryFields.push({ key: 'holder', label: say(w.holder), value: holder }, { key: 'code', label: say(w.code), value: code })
  if (hours.length > 0) pass.backFields.push({ key: 'hours', label: say(w.slots), value: hours.join('\n') })
  pass.backFields.push(
    { key: 'organiser', label: say(w.organiser), value: ticket.organiser },
    { key: 'page', label: say(w.page), value: ticket.url },
  )
  return pass.getAsBuffer()
}
