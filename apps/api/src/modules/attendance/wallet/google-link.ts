import { createPrivateKey, sign } from 'node:crypto'
import type { GoogleKeys } from './read-service-account.ts'
import type { WalletTicket } from './wallet-ticket.ts'

/** Google asks links of at most 1,800 characters: long names are cut. */
const short = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text)
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The address that saves a ticket in Google Wallet: the ticket itself, signed by the service account (RS256). */
export function googleLink(ticket: WalletTicket, { issuer, account, key }: GoogleKeys, now: Date): string {
  const localised = (value: string) => ({ defaultValue: { language: ticket.language.locale, value } })
  const classId = `${issuer}.e${ticket.tenant_id}-${ticket.event_id}`
  const payload = {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: short(ticket.organiser, 20),
        reviewStatus: 'UNDER_REVIEW',
        eventName: localised(short(ticket.title, 60)),
        ...(ticket.start && {
          dateTime: { start: ticket.start.toISOString(), ...(ticket.end && { end: ticket.end.toISOString() }) },
        }),
        ...(ticket.place && { venue: { name: localised(short(ticket.place, 40)), address: localised(short(ticket.place, 40)) } }),
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.r${ticket.tenant_id}-${ticket.serial}`,
        classId,
        state: 'ACTIVE',
        ticketHolderName: short(ticket.holder, 40),
        ticketNumber: ticket.code,
        hexBackgroundColor: ticket.colours.primary_color,
        barcode: { type: 'QR_CODE', value: ticket.token, alternateText: ticket.code },
      },
    ],
  }
  const claims = { iss: account, aud: 'google', typ: 'savetowallet', iat: Math.floor(now.getTime() / 1000), origins: [], payload }
  const said = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`
  const seal = sign('sha256', Buffer.from(said), createPrivateKey(key)).toString('base64url')
  return `https://pay.google.com/gp/v/save/${said}.${seal}`
}
