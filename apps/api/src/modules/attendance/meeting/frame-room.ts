import type { meetingContract } from '@kxo/domain/attendance/meeting-contract'
import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'

/**
 * The frame around a room: a page without session whose own policy lets in the one server of meetings, so that its script runs in no other page
 * of the product. The room and its token are told to it by the page that frames it. 404 without a server.
 */
export const frameRoom: Verb<typeof meetingContract.meetingRoom> = async ({ services: { config }, tenant, language }) => {
  const { url } = found(settingsOf(tenant).features.includes('visio') ? config.meetings : undefined)
  const { origin, host, pathname } = new URL(url)
  const base = pathname.replace(/\/$/, '')
  const page = `<!doctype html>
<html lang="${language.locale}"><head><meta charset="utf-8"><title>${language.say(w.title)}</title>
<style>html,body{block-size:100%;margin:0;background:#111}</style>
<script defer src="${origin}${base}/external_api.js"></script>
<script defer src="/meeting-room.js"></script></head>
<body data-domain="${host}${base}"></body></html>
`
  return {
    content_type: 'text/html; charset=utf-8',
    body: new TextEncoder().encode(page),
    policy: `default-src 'none'; script-src 'self' ${origin}; frame-src ${origin}; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'`,
  }
}
